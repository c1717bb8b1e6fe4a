import { expect, test } from 'vitest';
import type { Resume } from '#schema';
import { contactCard } from '../../art/resume/contact-card.ts';
import { plainTextResume } from '../../art/resume/plain-text.ts';
import owner from '../../sample/owner.json' with { type: 'json' };
import { resumePage as words } from '../../sample/pages/resume.ts';
import { resumeOutline } from '../../src/screens/resume/resume-outline.ts';

const resume: Resume = {
  basics: { label: 'Developer', summary: 'Short.' },
  work: [{ name: 'Here', position: 'Lead', startDate: '2023-03', endDate: '2024-11-30', highlights: ['One.'] }],
  skills: [{ name: 'Tools', keywords: ['git'] }],
  education: [{ institution: 'School', area: 'maths', studyType: 'BSc', endDate: '2020' }],
};
const named = (name: string, firstName: string) => ({ ...owner, name, firstName });

test('a month in the resume is written out, and a day is left out', () => {
  expect(resumeOutline(resume, words)[0]?.entries[0]?.aside).toBe('Mar 2023 to Nov 2024');
});

test('a resume without projects and interests has no empty headings', () => {
  expect(resumeOutline(resume, words).map(({ heading }) => heading)).toEqual(['Experience', 'Skills', 'Education']);
  expect(plainTextResume(resume, owner, words)).not.toContain('Projects');
});

test('the contact card splits a name where the first name ends, and keeps a single name whole', () => {
  expect(contactCard(named('Ana Lucía Pérez', 'Ana Lucía'))).toContain('\r\nN:Pérez;Ana Lucía;;;\r\n');
  expect(contactCard(named('Madonna', 'Madonna'))).toContain('\r\nN:;Madonna;;;\r\n');
});

test('the contact card folds long lines by bytes and never inside a character', () => {
  const name = 'Ōtautahi Āwhina Te Whānau Pānui Rangatahi Kōrero';
  const card = contactCard(named(name, 'Ōtautahi'));
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}`);
});

test('the contact card escapes what vCards use as separators', () => {
  expect(contactCard(named('Doe; Jane, PhD', 'Jane'))).toContain('FN:Doe\\; Jane\\, PhD');
});
