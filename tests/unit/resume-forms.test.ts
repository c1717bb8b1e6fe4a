import { readFileSync } from 'node:fs';
import { validate } from '@jsonresume/schema';
import { expect, test } from 'vitest';
import type { Owner, Resume } from '#schema';
import { webProfiles } from '../../engine/content/content.ts';
import { jsonResume, locationOf } from '../../engine/generate/json-resume.ts';
import { resumeOutline } from '../../engine/resume/format-resume.ts';
import { resumeName } from '../../engine/resume/resume-downloads.ts';
import { labels } from '../../schema/default-labels.ts';
import { SAMPLE } from '../support/owners/sample.ts';

const resume: Resume = {
  basics: { label: 'Developer', summary: 'Short.' },
  work: [{ name: 'Here', position: 'Lead', startDate: '2023-03', endDate: '2024-11-30', highlights: ['One.'] }],
  skills: [{ name: 'Tools', keywords: ['git'] }],
  education: [{ institution: 'School', area: 'maths', studyType: 'BSc', endDate: '2020' }],
};
const { owner } = SAMPLE;
const named = (name: string, firstName: string) => ({ ...owner, name, firstName });

test('the resume has a file name that every system and every address can have', { tags: ['§2.40'] }, () => {
  const names = ['Ada  Lovelace', "Maya O'Hara-Öst", 'Ada "Countess" Lovelace', 'DJ: A/B\\C*', 'C# <100%> |?'];
  const expected = ['Ada_Lovelace_CV', "Maya_O'Hara-Öst_CV", 'Ada_Countess_Lovelace_CV', 'DJ_A_B_C_CV', 'C_100_CV'];
  expect(names.map((name) => resumeName({ name }))).toEqual(expected);
});

/** A Swedish owner with a JSON Resume that has every section and every field. */
const demanding: Resume = JSON.parse(readFileSync('tests/fixtures/demanding-owner/resume.json', 'utf8'));
const maya: Owner = {
  ...named('Maya Okafor-Lindqvist', 'Maya'),
  place: 'Göteborg, Sverige',
  locale: 'sv-SE',
  email: 'maya@maya.test',
  url: 'https://maya.test',
  profiles: [],
};
const swedish = { ...labels.resume, to: 'till', now: 'nu' };

const outlineOf = (parts: Resume, locale = 'en-AU') => resumeOutline(parts, labels.resume, locale);
const entriesOf = (parts: Resume, locale?: string) => outlineOf(parts, locale).flatMap(({ entries }) => entries);
const jsonOf = (parts: unknown, whose = owner) => JSON.parse(jsonResume(parts as Resume, whose));

test.each([
  ['en-AU', 'Mar 2023 to Nov 2024'], // The day is left out.
  ['sv-SE', 'mars 2023 to nov. 2024'],
  ['de', 'März 2023 to Nov. 2024'],
  ['ja', '2023年3月 to 2024年11月'],
  ['th', 'มี.ค. 2023 to พ.ย. 2024'], // The Thai calendar would be 543 years ahead of the other years.
])('OWN-03 month names follow the language: %s', (locale, period) => {
  expect(entriesOf(resume, locale)[0]?.aside).toBe(period);
});

test.each([
  [{ startDate: '2021' }, '2021 to now'],
  [{ endDate: '2021' }, '2021'],
  [{ startDate: '2021-05', endDate: '2021-05-30' }, 'May 2021'],
  [{ startDate: '2021-13', endDate: '2022-00' }, '2021 to 2022'],
  [{}, undefined],
])('OWN-03 the dates of a position, %j, are shown as %s', (dates, aside) => {
  expect(entriesOf({ work: [{ name: 'Here', ...dates }] })[0]?.aside).toBe(aside);
});

test('OWN-03 every section is shown in full, in the order of resume.json', () => {
  const outline = resumeOutline(demanding, swedish, 'sv-SE');
  expect(outline.map(({ name }) => name)).toEqual(Object.keys(demanding).slice(2, -1));
  expect(Object.fromEntries(outline.map(({ name, entries }) => [name, entries[0]]))).toMatchObject({
    work: {
      title: 'Senior frontend engineer, Hamnverket Data AB',
      url: 'https://hamnverket.maya.test',
      aside: 'mars 2021 till nu',
      note: 'Harbour logistics · Göteborg',
      text: 'Leads the control-room interface.',
      points: ['Moved 400 sensors onto one calm screen.', 'Cut the bundle from 2.1 MB to 180 kB.'],
    },
    skills: { title: 'Frontend', text: 'TypeScript, React, Svelte (Master)' },
    references: { title: 'Anna Bergström', quote: 'Maya made our control room quiet.' },
    projects: {
      title: 'Tidtabell',
      url: 'https://tidtabell.maya.test',
      aside: 'TypeScript, SQLite',
      note: 'jan. 2022 till nu · Owner · Own · application',
      text: 'A bus timetable that works without a signal.',
      points: ['Offline first'],
    },
  });
  expect(outline.find(({ name }) => name === 'skills')?.entries[1]).toEqual({ title: 'Accessibility', text: 'Expert' });
  const reversed = Object.fromEntries(Object.entries(demanding).reverse()) as Resume;
  expect(outlineOf(reversed).map(({ name }) => name)).toEqual(outline.map(({ name }) => name).reverse());
});

test('OWN-03 missing or empty fields leave no stray comma, and empty entries are left out', () => {
  const entries = (parts: Resume) => entriesOf(parts);
  expect(entries({ work: [{ name: 'Here', position: '' }, {}, { name: ' ', highlights: [''] }] })).toEqual([{ title: 'Here' }]);
  expect(entries({ work: [{ position: 'Lead', location: 'Paris' }] })).toEqual([{ title: 'Lead', note: 'Paris' }]);
  expect(entries({ education: [{ institution: 'School', endDate: '2020' }, { area: 'maths' }] })).toEqual([
    { title: 'School', aside: '2020' },
    { title: 'maths' },
  ]);
  expect(entries({ awards: [{ date: '2020' }], certificates: [{ issuer: 'IAAP' }] })).toEqual([{ aside: '2020' }, { aside: 'IAAP' }]);
  expect(entries({ skills: [{ keywords: ['git', ''] }, { level: 'Master' }] })).toEqual([{ text: 'Git' }, { text: 'Master' }]);
  expect(entries({ references: [{ reference: 'Good.' }], projects: [{ roles: ['Owner'] }] })).toEqual([
    { quote: 'Good.' },
    { note: 'Owner' },
  ]);
  expect(outlineOf({ work: [], languages: [{}], constructor: [{ name: 'nobody' }] } as unknown as Resume)).toEqual([]);
});

test('OWN-03 only a web address becomes a link; other addresses are shown as text', () => {
  const publication = (url: string) => entriesOf({ publications: [{ name: 'Paper', url }] })[0];
  expect(publication('https://paper.test')).toEqual({ title: 'Paper', url: 'https://paper.test' });
  expect(publication('doi:10.1000/182')).toEqual({ title: 'Paper', note: 'doi:10.1000/182' });
  expect(publication('javascript:alert(1)')).toEqual({ title: 'Paper', note: 'javascript:alert(1)' });
  expect(entriesOf({ certificates: [{ url: 'https://paper.test' }] })).toEqual([{ note: 'https://paper.test' }]);
});

test('OWN-03 the JSON file is what the owner wrote without the sample mark, and owner.yaml fills in what is missing', () => {
  const { $schema, ...parts } = demanding as Record<string, unknown>;
  const written = { ...parts, salary: { per: 'month' }, meta: { ...(parts.meta as object), sample: true, theme: 'even' } };
  const kept = { ...written, $schema, meta: { ...(parts.meta as object), theme: 'even' } };
  expect(jsonOf({ ...written, $schema: '../schema/editor/resume.json' }, { ...owner, profiles: [] })).toEqual(kept);
  const urls = (json: Resume) => json.basics?.profiles?.map(({ url }) => url);
  expect(urls(jsonOf(demanding))).toEqual([...webProfiles(owner).map(({ url }) => url), ...(urls(demanding) ?? [])]);
  expect(jsonOf({ basics: { name: 'Skye S.' } })).toMatchObject({
    basics: { name: 'Skye S.', email: owner.email, url: owner.url, location: { city: 'Brisbane', region: 'Queensland' } },
    meta: { canonical: owner.url, version: 'v1.0.0' },
  });
  for (const json of [jsonOf(demanding, maya), jsonOf({}), jsonOf(resume)]) validate(json, (problem) => expect(problem).toBeNull());
});

test('a place may have a country, in the language of the site or in English', () => {
  const at = (place: string, locale: string) => locationOf({ place, locale });
  expect(at('Brisbane, Queensland', 'en-AU')).toEqual({ city: 'Brisbane', region: 'Queensland' });
  expect(at('Göteborg, Sverige', 'sv-SE')).toEqual({ city: 'Göteborg', countryCode: 'SE' });
  expect(at('Perth, Western Australia, Australia', 'sv-SE')).toEqual({ city: 'Perth', region: 'Western Australia', countryCode: 'AU' });
});
