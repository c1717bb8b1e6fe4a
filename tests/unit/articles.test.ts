import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { advice } from '../../tools/owner/doctor/advice.ts';
import { untranslatedLabels } from '../../tools/owner/doctor/untranslated-labels.ts';
import { ContentCopy } from '../support/owners/content-copy.ts';
import { readSite } from '../support/owners/sample.ts';

const copy = new ContentCopy('articles');
cpSync('tests/fixtures/demanding-owner', join(copy.project, 'content'), { recursive: true });
cpSync('sample/theme.css', join(copy.project, 'content/theme.css'));
afterAll(() => copy.remove());

const RAIN = 'content/writing/en-sida-om-regn.md';
const DRAFT = 'content/writing/kartor-som-hors.md';
const FRONT_MATTER = '---\ntitle: About rain\ndescription: Wet.\ndate: 2020-02-29\n---\n\n';

/** What is wrong with the demanding owner's site after a change of one file. */
const problemsAfter = async (file: string, change: (text: string) => string, withDrafts = false) =>
  (await copy.check({ [file]: change }, 'content', { withDrafts })).problems;

test.each<[mistake: string, from: string | RegExp, to: string, problem: string]>([
  [
    'no description',
    /description: [\s\S]*(?=\ndate)/,
    '',
    ':1: description is missing. Say in one or two sentences what the visitor finds here',
  ],
  ['a day that does not exist', '2025-10-17', '2025-02-30', ':6: date "2025-02-30" is not a day.'],
  ['a change before its date', '10-17', '10-17\nupdated: 2025-01-01', ':7: updated is before the date of the article.'],
  ['a picture that is only a file name', '10-17', '10-17\npicture: rain.webp', ':7: picture needs two lines below it: file and alt.'],
  [
    'a picture that is not there',
    '10-17',
    '10-17\npicture:\n  file: rain.webp\n  alt: Rain',
    ':8: picture, file has no picture at content/writing/rain.webp.',
  ],
  ['no front matter', /^---[\s\S]*---/, '', ':1: has no front matter. Begin the file with a line of three hyphens, then its facts'],
  [
    'a link to a draft',
    '**ja**',
    '[ja](/writing/kartor-som-hors)',
    ':9: links to /writing/kartor-som-hors, which is not published: only "npm run dev" shows drafts.',
  ],
])('OWN-16 an article with %s is reported with file and line', async (_, from, to, problem) => {
  const problems = await problemsAfter(RAIN, (text) => text.replace(from, to));
  expect(problems).toEqual([expect.stringContaining(RAIN + problem)]);
});

test('OWN-16 a page cannot have the address of the list, and an article in another folder is reported', async () => {
  const page = '---\nheading: Texts\nmeta:\n  title: Texts\n  description: Texts.\n---\n';
  expect(await problemsAfter('content/pages/writing.md', () => page)).toEqual([expect.stringContaining('this address is taken.')]);
  expect(await problemsAfter('content/writing/2025/rain.md', () => FRONT_MATTER)).toEqual([
    'content/writing/2025/rain.md: is not used. Check its name and its folder; sample/ shows what belongs where.',
  ]);
});

test('OWN-16 an article may be called about, and its draft is read in development only', async () => {
  await copy.withChanges(
    { 'content/writing/about.md': () => FRONT_MATTER, [DRAFT]: (text) => text.replace('/kartor)', '/talks)') },
    async () => {
      const slugs = async (options?: { withDrafts: boolean }) => {
        const { problems, content } = await copy.check({}, 'content', options);
        expect(problems).toEqual([]);
        return content?.articles.map(({ slug }) => slug);
      };
      const published = ['tidtabellen-som-ljog', 'fredagar-med-nvda', 'en-sida-om-regn', 'about'];
      expect(await slugs()).toEqual(published);
      expect(await slugs({ withDrafts: true })).toEqual(['kartor-som-hors', ...published]);
    },
  );
});

test('OWN-16 a draft is a draft in every spelling that YAML takes for true, and a page that is no article is never left out', async () => {
  const withMark = (mark: string) => copy.check({ [DRAFT]: (text) => text.replace('draft: true', mark) }, 'content');
  for (const mark of ['draft: True', 'draft: TRUE # not yet', '"draft": true']) {
    const { drafts } = await withMark(mark);
    expect(drafts.map(({ file }) => file)).toEqual([DRAFT]);
  }
  const { problems } = await copy.check({ 'content/pages/uses.md': (text) => text.replace('---\n', '---\ndraft: true\n') }, 'content');
  expect(problems).toEqual([expect.stringContaining('content/pages/uses.md:2: draft is an unknown field.')]);
});

test.each<[fault: string, from: string, to: string, problem: string]>([
  ['a text', 'än.', 'än. <b>Hej</b>', ':8: has the HTML tag <b>.'],
  ['a field', 'title: Kartor som hörs', 'title: 2026', ':2: title is not text: YAML reads it as a number.'],
  ['front matter', 'title: Kartor som hörs', 'title: Kartor: som hörs', ':2: cannot be read'],
])('OWN-16 a draft with a fault in %s stops no build, and is reported while its owner sees it', async (_, from, to, problem) => {
  const change = (text: string) => text.replace(from, to);
  expect(await problemsAfter(DRAFT, change)).toEqual([]);
  const problems = await problemsAfter(DRAFT, change, true);
  expect(problems).toContainEqual(expect.stringContaining(DRAFT + problem));
  expect(problems).toContainEqual(expect.stringContaining(`${DRAFT}:8: links to /kartor, but there is no such page.`));
});

test('OWN-16 the doctor warns of a date in the future and of a list without a link, and asks for labels of articles only where there are some', async () => {
  const content = readSite(copy.project, 'content');
  const today = new Date('2026-11-15');
  expect(advice(content, today).warnings).toEqual([]);
  const navigation = content.site.navigation.filter(({ to }) => to !== '/writing');
  expect(advice({ ...content, site: { ...content.site, navigation } }, today).warnings).toEqual([
    expect.stringContaining('content/site.yaml:4: navigation has no link to /writing, the list of your articles.'),
  ]);
  expect(advice(content, new Date('2026-11-09')).warnings).toEqual([
    expect.stringContaining('tidtabellen-som-ljog.md:6: date is 2026-11-10, which is in the future'),
  ]);
  await copy.withChanges({ 'content/labels.yaml': (text) => text.replace(/^writing:\n( .*\n)*/m, '') }, (project) => {
    const untranslated = readSite(project, 'content');
    const missing = expect.stringContaining('content/labels.yaml:1: writing is missing.');
    expect(untranslatedLabels(untranslated).errors).toEqual([missing]);
    expect(untranslatedLabels({ ...untranslated, articles: [] }).errors).toEqual([]);
  });
});
