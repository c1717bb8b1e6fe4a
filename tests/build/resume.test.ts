import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { webProfiles } from '../../engine/content/content.ts';
import { resumeOutline } from '../../engine/resume/format-resume.ts';
import { resumeName } from '../../engine/resume/resume-downloads.ts';
import { entryTexts, expectInOrder } from '../support/owners/resume-text.ts';
import { SAMPLE } from '../support/owners/sample.ts';
import { readPdf } from '../support/pdf.ts';
import { appOf, DIST, textOf } from '../support/sites/dist.ts';

const { owner, resume } = SAMPLE;
const { label = '', summary = '' } = resume.basics ?? {};
const outline = resumeOutline(resume, SAMPLE.labels.resume, owner.locale);
const file = (format: string) => `${DIST}/images/${resumeName(owner)}.${format}`;
const pdf = await readPdf(file('pdf'));
const page = readFileSync(`${DIST}/resume.html`, 'utf8');

const everything = [
  owner.name,
  label,
  owner.place,
  owner.email,
  summary,
  ...outline.flatMap(({ heading, entries }) => [heading, ...entries.flatMap(entryTexts)]),
];

test('the PDF contains all of resume.json as real text, in reading order', () => {
  expectInOrder(pdf.text, everything);
});

test('A11Y-17 the PDF is one tagged A4 page with a title, a language and tagged headings', () => {
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.size.map(Math.round)).toEqual([596, 843]);
  expect(pdf.isTagged).toBe(true);
  expect(pdf.title).toBe(`${owner.name}: resume`);
  expect(pdf.language).toBe('en-AU');
  expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(pdf.roles.filter((role) => role === 'H2')).toHaveLength(outline.length);
  expect(pdf.roles.filter((role) => role === 'H3')).toHaveLength(
    outline.flatMap(({ entries }) => entries.filter(({ title }) => title)).length,
  );
});

test('A11Y-17 the page has every heading and every text of the PDF as HTML text', () => {
  expectInOrder(
    textOf(appOf(page)),
    outline.flatMap(({ heading, entries }) => [heading, ...entries.flatMap(entryTexts)]),
  );
  for (const { heading } of outline) expect(page).toContain(`<h2>${heading}</h2>`);
});

test('the PDF is smaller than 120 kB and embeds its fonts', () => {
  expect(statSync(file('pdf')).size).toBeLessThan(120_000);
  expect(pdf.fonts.length).toBeGreaterThanOrEqual(2);
  for (const { name, missingFile, isType3Font } of pdf.fonts) expect([missingFile, isType3Font], name).toEqual([false, false]);
});

test('the links of the PDF lead to the owner', () => {
  expect(pdf.links).toEqual([`mailto:${owner.email}`, `${owner.url}/`, ...webProfiles(owner).map(({ url }) => url)]);
});

test.each(['pdf', 'json'])('the resume page links to the %s file and says how large it is', (format) => {
  const kilobytes = `${Math.max(1, Math.round(statSync(file(format)).size / 1000))} KB`;
  expect(page).toContain(`href="/images/${resumeName(owner)}.${format}"`);
  expect(textOf(page)).toContain(kilobytes);
});
