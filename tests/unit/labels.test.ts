import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../engine/content/check-content.ts';
import { labels, markdownLabels, shareCardText } from '../../schema/default-labels.ts';
import { untranslatedLabels } from '../../tools/owner/doctor/untranslated-labels.ts';
import { ContentCopy } from '../support/owners/content-copy.ts';
import { SAMPLE } from '../support/owners/sample.ts';

const copy = new ContentCopy('labels');
afterAll(() => copy.remove());

const fileOf = (written: unknown) => () => `export const labels = ${JSON.stringify(written, null, 2)};\n`;
const inSwedish = (text: string) => text.replace('en-AU', 'sv-SE');
/** site.ts with these fields before the others. */
const withFields = (fields: object) => (text: string) => text.replace('site = {', `site = { ...${JSON.stringify(fields)},`);

test('OWN-02 a site shows the labels that its owner has written, and the English defaults of all others', async () => {
  const minuteRead = { other: '{count} min' };
  const changes = {
    'sample/labels.ts': fileOf({ page: { darkMode: 'Night mode' }, caseStudy: { minuteRead } }),
    'sample/site.ts': withFields({ markdown: { table: 'Figures' } }),
  };
  const { problems, content } = await copy.withChanges(changes, checkContent);
  expect(problems).toEqual([]);
  expect(content.labels).toEqual({
    ...labels,
    page: { ...labels.page, darkMode: 'Night mode' },
    caseStudy: { ...labels.caseStudy, minuteRead },
  });
  expect(content.markdownLabels).toEqual({ ...markdownLabels, table: 'Figures' });
});

test('a label that is misspelt, empty or without its number is reported with file, line and field', async () => {
  const written = { page: { darkmode: 'Night mode' }, carousel: { next: '' }, caseStudy: { minuteRead: { other: 'a minute' } } };
  const { problems } = await copy.withChanges({ 'sample/labels.ts': fileOf(written) }, checkContent);
  expect(problems).toEqual([
    'sample/labels.ts:3: page, darkmode is an unknown field. Check the spelling, or delete it.',
    'sample/labels.ts:6: carousel, next is empty. The default is "Next picture".',
    expect.stringMatching(/^sample\/labels\.ts:10: caseStudy, minuteRead, other does not contain \{count\}, which becomes the number\./),
  ]);
});

/** What the doctor says about the labels of a site that can be built. */
async function untranslated(project: string): Promise<string[]> {
  const { problems, content } = await checkContent(project);
  expect(problems).toEqual([]);
  return untranslatedLabels(content).errors;
}

test('OWN-02 the doctor names the labels that a site in another language lacks, so that it is not published with English between', async () => {
  const { resume: _, ...groups } = labels;
  const written = { ...groups, carousel: { ...labels.carousel, next: undefined } };
  const changes = {
    'sample/owner.json': inSwedish,
    'sample/labels.ts': fileOf(written),
    'sample/site.ts': withFields({ shareCards: { ...shareCardText(SAMPLE.owner), sky: undefined } }),
  };
  const remedy = 'is missing. Your site is in sv-SE: write it in that language.';
  const errors = await copy.withChanges(changes, untranslated);
  expect(errors.map((text) => text.replace(/:\d+/, ''))).toEqual([
    `sample/labels.ts: carousel, next ${remedy}`,
    `sample/labels.ts: resume ${remedy}`,
    `sample/site.ts: markdown ${remedy}`,
    `sample/site.ts: shareCards, sky ${remedy}`,
  ]);
});

test('share cards show what the owner does as it was written, so that proper names keep their capitals', () => {
  const { lines } = shareCardText({ ...SAMPLE.owner, role: 'React developer at Shopify', place: 'Utrecht' });
  expect(lines).toMatchObject({
    home: 'React developer at Shopify in Utrecht',
    about: 'React developer at Shopify in Utrecht',
    resume: 'React developer at Shopify',
  });
});

test('a site in another language without labels.ts is told so in one sentence', async () => {
  const changes = {
    'sample/owner.json': inSwedish,
    'sample/site.ts': withFields({ markdown: markdownLabels, shareCards: shareCardText(SAMPLE.owner) }),
  };
  expect(await copy.withChanges(changes, untranslated)).toEqual([
    'sample/labels.ts: is missing. Your site is in sv-SE: translate the labels of schema/default-labels.ts into this file, or write another locale in sample/owner.json.',
  ]);
});
