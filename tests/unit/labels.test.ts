import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { pagesOf } from '../../engine/content/pages.ts';
import { labels, markdownLabels, shareCardLabels } from '../../schema/default-labels.ts';
import { untranslatedLabels } from '../../tools/owner/doctor/untranslated-labels.ts';
import { ContentCopy, setting } from '../support/owners/content-copy.ts';
import { readSite, SAMPLE } from '../support/owners/sample.ts';

const copy = new ContentCopy('labels');
afterAll(() => copy.remove());

const fileOf = (written: unknown) => () => stringify(written);
const inSwedish = setting({ locale: 'sv-SE' });

test('OWN-02 a site shows the labels that its owner has written, and the English defaults of all others', async () => {
  const minuteRead = { other: '{count} min' };
  const changes = {
    'sample/labels.yaml': fileOf({ page: { darkMode: 'Night mode' }, caseStudy: { minuteRead } }),
    'sample/site.yaml': setting({ markdown: { table: 'Figures' } }),
  };
  const { problems, content } = await copy.check(changes);
  expect(problems).toEqual([]);
  expect(content?.labels).toEqual({
    ...labels,
    page: { ...labels.page, darkMode: 'Night mode' },
    caseStudy: { ...labels.caseStudy, minuteRead },
  });
  expect(content?.site.markdown).toEqual({ ...markdownLabels, table: 'Figures' });
});

test('a label that is misspelt, empty or without its number is reported with file, line and field', async () => {
  const written = { page: { darkmode: 'Night mode' }, carousel: { next: '' }, caseStudy: { minuteRead: { other: 'a minute' } } };
  const { problems } = await copy.check({ 'sample/labels.yaml': fileOf(written) });
  expect(problems).toEqual([
    'sample/labels.yaml:2: page, darkmode is an unknown field. Check the spelling, or delete it.',
    'sample/labels.yaml:4: carousel, next is empty. The default is "Next picture".',
    expect.stringMatching(/^sample\/labels\.yaml:7: caseStudy, minuteRead, other does not contain \{count\}, which becomes the number\./),
  ]);
});

/** What the doctor says about the labels of a site that can be built. */
const untranslated = (project: string) => untranslatedLabels(readSite(project, 'sample')).errors;

test('OWN-02 the doctor names the labels that a site in another language lacks, so that it is not published with English between', async () => {
  const { resume: _, ...groups } = labels;
  const { next: _next, ...carousel } = labels.carousel;
  const { sky: _sky, ...shareCards } = shareCardLabels;
  const changes = {
    'sample/owner.yaml': inSwedish,
    'sample/labels.yaml': fileOf({ ...groups, carousel }),
    'sample/site.yaml': setting({ shareCards }),
  };
  const remedy = 'is missing. Your site is in sv-SE: write it in that language.';
  const errors = await copy.withChanges(changes, untranslated);
  expect(errors.map((text) => text.replace(/:\d+/, ''))).toEqual([
    `sample/labels.yaml: carousel, next ${remedy}`,
    `sample/labels.yaml: resume ${remedy}`,
    `sample/site.yaml: markdown ${remedy}`,
    `sample/site.yaml: shareCards, sky ${remedy}`,
  ]);
});

test('share cards show what the owner does as it was written, so that proper names keep their capitals', () => {
  const owner = { ...SAMPLE.owner, role: 'React developer at Shopify', place: 'Utrecht' };
  const lines = Object.fromEntries(pagesOf({ ...SAMPLE, owner }).map(({ route, card }) => [route, card.line]));
  expect(lines).toMatchObject({
    '/': 'React developer at Shopify in Utrecht',
    '/about': 'React developer at Shopify in Utrecht',
    '/contact': owner.email,
    '/resume': 'React developer at Shopify',
  });
});

test('a site in another language without labels.yaml is told so in one sentence', async () => {
  const changes = {
    'sample/owner.yaml': inSwedish,
    'sample/site.yaml': setting({ markdown: markdownLabels, shareCards: shareCardLabels }),
  };
  expect(await copy.withChanges(changes, untranslated)).toEqual([
    'sample/labels.yaml: is missing. Your site is in sv-SE: translate the labels of schema/default-labels.ts into this file, or write another locale in sample/owner.yaml.',
  ]);
});
