import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../engine/content/check-content.ts';
import { createContent } from '../../engine/content/content.ts';
import { advice } from '../../tools/owner/doctor/advice.ts';
import { untranslatedLabels } from '../../tools/owner/doctor/untranslated-labels.ts';
import { ContentCopy, withData } from '../support/owners/content-copy.ts';

const copy = new ContentCopy('articles');
cpSync('tests/fixtures/demanding-owner', join(copy.project, 'content'), { recursive: true });
cpSync('sample/theme.css', join(copy.project, 'content/theme.css'));
afterAll(() => copy.remove());

const RAIN = 'content/writing/en-sida-om-regn.mdx';

/** What is wrong with the demanding owner's site after a change of one file. */
const problemsAfter = (file: string, change: (text: string) => string) =>
  copy.withChanges({ [file]: change }, async (project) => (await checkContent(project, 'content')).problems);

test.each<[mistake: string, from: string | RegExp, to: string, problem: string]>([
  ['no description', /\n {2}description.*/, '', ':1: description is missing. Say in one or two sentences what the visitor finds here'],
  ['a day that does not exist', '2025-10-17', '2025-02-30', ':4: date "2025-02-30" is not a day.'],
  ['a change before its date', "',\n};", "',\n  updated: '2025-01-01',\n};", ':5: updated is before the date of the article.'],
  ['a picture that is only a file name', "',\n};", "',\n  picture: 'rain.webp',\n};", ":5: picture must be { file: 'harbour.webp', alt:"],
  [
    'a picture that is not there',
    "',\n};",
    "',\n  picture: { file: 'rain.webp', alt: 'Rain' },\n};",
    ':5: picture, file has no picture at content/writing/rain.webp.',
  ],
  [
    'front matter',
    /^/,
    '---\ntitle: Rain\n---\n',
    ':1: begins with front matter (---), which is not read. Write its facts into "export const article',
  ],
  [
    'a link to a draft',
    '**ja**',
    '[ja](/writing/kartor-som-hors)',
    ':7: links to /writing/kartor-som-hors, which is not published: only "npm run dev" shows drafts.',
  ],
])('OWN-16 an article with %s is reported with file and line', async (_, from, to, problem) => {
  const problems = await problemsAfter(RAIN, (text) => text.replace(from, to));
  expect(problems).toEqual([expect.stringContaining(RAIN + problem)]);
});

test('OWN-16 a page cannot have the address of the list, and an article in another format or folder is reported', async () => {
  const page = "export const page = { heading: 'Texts', meta: { title: 'Texts', description: 'Texts.' } };";
  expect(await problemsAfter('content/pages/writing.mdx', () => page)).toEqual([expect.stringContaining('this address is taken.')]);
  for (const file of ['content/writing/rain.md', 'content/writing/2025/rain.mdx'])
    expect(await problemsAfter(file, () => 'Rain.')).toEqual([
      expect.stringMatching(`${file}: is not used. Write each article as an .mdx`),
    ]);
});

test('OWN-16 an article may be called about, and its draft is read in development only', async () => {
  const about = "export const article = { title: 'About rain', description: 'Wet.', date: '2020-02-29' };\n\nWet.";
  await copy.withChanges({ 'content/writing/about.mdx': () => about }, async (project) => {
    const slugs = async (options?: { withDrafts: boolean }) => {
      const { problems, content } = await checkContent(project, 'content', options);
      expect(problems.filter((text) => !text.includes('/kartor-som-hors.mdx:'))).toEqual([]);
      return content.articles.map(({ slug }) => slug);
    };
    const published = ['tidtabellen-som-ljog', 'fredagar-med-nvda', 'en-sida-om-regn', 'about'];
    expect(await slugs()).toEqual(published);
    expect(await slugs({ withDrafts: true })).toEqual(['kartor-som-hors', ...published]);
  });
});

test('OWN-16 the doctor warns of a date in the future and of a list without a link, and asks for labels of articles only where there are some', async () => {
  const { content } = await checkContent(copy.project, 'content');
  const today = new Date('2026-11-15');
  expect(advice(content, today).warnings).toEqual([]);
  const navigation = content.site.navigation.filter(({ to }) => to !== '/writing');
  expect(advice(withData(content, { 'site.ts': { ...content.site, navigation } }), today).warnings).toEqual([
    expect.stringContaining('content/site.ts:5: navigation has no link to /writing, the list of your articles.'),
  ]);
  expect(advice(content, new Date('2026-11-09')).warnings).toEqual([
    expect.stringContaining('tidtabellen-som-ljog.mdx:4: date is 2026-11-10, which is in the future'),
  ]);
  await copy.withChanges({ 'content/labels.ts': (text) => text.replace(/ {2}writing: \{[\s\S]*?\n {2}\},\n/, '') }, async (project) => {
    const { content } = await checkContent(project, 'content');
    const missing = expect.stringContaining('content/labels.ts:3: writing is missing.');
    expect(untranslatedLabels(content).errors).toEqual([missing]);
    const files = content.files.filter(({ definition }) => definition.name !== 'article');
    expect(untranslatedLabels(createContent(project, 'content', files)).errors).toEqual([]);
  });
});
