import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageAddress, routesOf } from '../../engine/content/addresses.ts';
import { redirectsOf } from '../../engine/content/redirects.ts';
import { tagSlugs } from '../../engine/content/tags.ts';
import { advice } from '../../tools/owner/doctor/advice.ts';
import { untranslatedLabels } from '../../tools/owner/doctor/untranslated-labels.ts';
import { ContentCopy, deleted } from '../support/owners/content-copy.ts';
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
  ['a day that does not exist', '2025-10-17', '2025-02-30', ':6: date "2025-02-30" is not a day.'],
  ['a change before its date', '10-17', '10-17\nupdated: 2025-01-01', ':7: updated is before the date of the article.'],
  ['a picture that is only a file name', '10-17', '10-17\npicture: rain.webp', ':7: picture needs two lines below it: file and alt.'],
  [
    'a picture that is not there',
    '10-17',
    '10-17\npicture:\n  file: rain.webp\n  alt: Rain',
    ':8: picture, file has no picture at content/writing/rain.webp.',
  ],
  ['its facts in TOML', /^---[\s\S]*---/, '+++\ntitle = "Rain"\n+++', ':1: has its facts in TOML. Write them in YAML'],
  ['no front matter', /^---[\s\S]*---/, '', ':1: has no front matter. Begin the file with a line of three hyphens, then its facts'],
  [
    'a link to the file of a draft',
    '**ja**',
    '[ja](kartor-som-hors.md#a)',
    ':9: links to /writing/kartor-som-hors#a, which is not published: only "npm run dev" shows drafts.',
  ],
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

test('OWN-16 front matter of other tools is understood, and what is not used is advice', async () => {
  const front =
    '---\ntitle: Rain\nsummary: Wet.\nlastmod: 2025-03-02T08:00:00+01:00\nlayout: post\ntags: Weather\ncover:\nweight: 3\n---\n\nIt rains.';
  const rain = 'content/writing/2025-03-01-rain.md';
  const { problems, content, advice } = await copy.check({ [rain]: () => front }, 'content');
  expect(problems).toEqual([]);
  expect(content?.articles.find(({ slug }) => slug === 'rain')?.data).toMatchObject({
    ...{ title: 'Rain', description: 'Wet.', date: '2025-03-01', updated: '2025-03-02', tags: ['Weather'] },
  });
  expect(advice.filter((text) => text.startsWith(rain))).toEqual([
    `${rain}:5: has fields that are not used here: layout, weight. They do no harm; look for a misspelt one.`,
  ]);
});

test('OWN-19 the addresses of other tools are understood or named, and links to old addresses lead to the pages', async () => {
  const rain = 'content/writing/rain.md';
  const front =
    '---\ntitle: Rain &amp; snow\ndescription: ""\ndate: 2025/3/1\nlang: EN-gb\nslug: old-rain\nredirect_from: [/2025/rain.html, ""]\n---\n\n';
  const text = `${front}It rains: <a name="here"></a>[again](/2025/rain.html#here) and [on Fridays](/anteckningar/fredagar/).`;
  const { problems, content, advice } = await copy.check({ [rain]: () => text }, 'content');
  expect(problems).toEqual([]);
  expect(content?.articles.find(({ slug }) => slug === 'rain')?.data).toMatchObject({
    date: '2025-03-01',
    lang: 'en-GB',
    aliases: ['/2025/rain.html'],
  });
  expect(advice.filter((text) => text.startsWith(rain))).toEqual([
    `${rain}:2: title has &amp;, shown as it is written. Write plain text.`,
    `${rain}:1: has no description, so that its first sentence is used: "It rains: again and on Fridays."`,
    `${rain}:6: has its address in slug, which is not used here. Name the file after it, or write it into aliases.`,
  ]);
  const addressOf = (url: string) => content && pageAddress(content.routes, rain, url);
  expect(addressOf('/2025/rain.html#here')).toBe('/writing/rain#here');
  expect(addressOf('/anteckningar/fredagar/')).toBe('/writing/fredagar-med-nvda');
});

test.each([
  '2025-10-17 20:15:00 +0100',
  '2025-10-17T09:30:00+02:00',
  '2025-10-17 8:05',
  '"2025-10-17"',
  '2025-10-17T19:45:00Z',
  '2025-10-17 23:59:59 +0000 UTC',
])('OWN-16 the date %s of an article is its day', async (date) => {
  const { content } = await copy.check({ [RAIN]: (text) => text.replace('2025-10-17', date) }, 'content');
  expect(content?.articles.find(({ slug }) => slug === 'en-sida-om-regn')?.data.date).toBe('2025-10-17');
});

test('OWN-16 an article without a description is described by its first sentence, and its owner is told', async () => {
  const { content, advice } = await copy.check({ [RAIN]: (text) => text.replace(/description: [\s\S]*(?=\ndate)/, '') }, 'content');
  const sentence = /^Den visade ett enda ord, ja eller nej, och hämtade det från .* balkong\.$/;
  expect(content?.articles.find(({ slug }) => slug === 'en-sida-om-regn')?.data.description).toMatch(sentence);
  expect(advice).toContainEqual(expect.stringMatching(/en-sida-om-regn\.md:1: has no description, so that its first sentence is used/));
});

test('OWN-16 tags differ by more than capitals and spaces, and each has an address of its own', () => {
  const names = ['C', 'C++', 'C#', 'csharp', 'time zones', 'Time  Zones', 'time-zones', '.NET', 'index', 'produção', 'CI/CD'];
  const slugOf = tagSlugs(names);
  expect(names.map(slugOf)).toEqual([
    ...['c', 'cplusplus', 'csharp', 'csharp-2', 'time-zones', 'time-zones', 'time-zones-2', 'dotnet', 'index-2'],
    ...['produ%C3%A7%C3%A3o', 'ci-cd'],
  ]);
});

test('OWN-16 a tag in two spellings has one, and its owner is told with the line', async () => {
  const { advice } = await copy.check(
    { [RAIN]: (text) => text.replace('10-17', '10-17\ntags: [ACCESSIBILITY, accessibility]') },
    'content',
  );
  expect(advice).toContain(
    `${RAIN}:7: tags 1 is "ACCESSIBILITY", the same tag as "accessibility" in other articles. Its page is called "accessibility".`,
  );
});

test('OWN-19 links to files and to the addresses of another tool lead to their pages, wherever the list is', async () => {
  const links =
    '[a](../writing/fredagar-med-nvda.md) [b](tidtabellen-som-ljog.md#vad) [c](../fredagar-med-nvda/) [d](/texter/fredagar-med-nvda/) [e](/about/?a#b)';
  const { problems, content } = await copy.check(
    {
      [RAIN]: (text) => text.replace('**ja**', links),
      'content/site.yaml': (text) => text.replace('writing:\n', 'writing:\n  address: /texter\n').replace('to: /writing', 'to: /texter'),
      [DRAFT]: deleted,
    },
    'content',
  );
  expect(problems).toEqual([]);
  const addressOf = (url: string) => pageAddress(content?.routes ?? routesOf([], []), RAIN, url);
  expect(Array.from(links.matchAll(/\((.*?)\)/g), ([, url = '']) => addressOf(url))).toEqual([
    ...['/texter/fredagar-med-nvda', '/texter/tidtabellen-som-ljog#vad', '/texter/fredagar-med-nvda', '/texter/fredagar-med-nvda'],
    '/about?a#b',
  ]);
});

test.each(['/about', '/index', '/404'])('OWN-19 articles cannot be at %s, where every site has something else', async (address) => {
  const problems = await problemsAfter('content/site.yaml', (text) => text.replace('writing:\n', `writing:\n  address: ${address}\n`));
  expect(problems).toContainEqual(expect.stringMatching(/site\.yaml:\d+: writing, address is .* which is taken\./));
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
      const published = ['tidtabellen-som-ljog', 'fredagar-med-nvda', 'en-sida-om-regn', 'every-form', 'about'];
      expect(await slugs()).toEqual(published);
      expect(await slugs({ withDrafts: true })).toEqual(['kartor-som-hors', ...published]);
    },
  );
});

test('OWN-16 a draft is a draft in every spelling that YAML takes for true, and a page that is no article is never left out', async () => {
  const withMark = (mark: string) => copy.check({ [DRAFT]: (text) => text.replace('draft: true', mark) }, 'content');
  for (const mark of ['draft: True', 'draft: TRUE # not yet', '"draft": true', 'published: false', 'published: no', 'status: draft']) {
    const { drafts } = await withMark(mark);
    expect(drafts.map(({ file }) => file)).toEqual([DRAFT]);
  }
  const { problems } = await copy.check({ 'content/pages/uses.md': (text) => text.replace('---\n', '---\ndraft: true\n') }, 'content');
  expect(problems).toEqual([expect.stringContaining('content/pages/uses.md:2: draft is an unknown field.')]);
});

test.each<[fault: string, from: string, to: string, problem: string]>([
  ['a text', 'än.', 'än. <b>Hej', ':8: has <b>, which does not end.'],
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

const TAKEN = 'where this site has a page or a file. Delete it, or give that another name.';
const NOT_A_PATH = 'is not the path of an old address. Begin it with "/"';

test.each<[what: string, aliases: string, problem: string]>([
  ['the article itself', '/writing/en-sida-om-regn/', `aliases 1 is /writing/en-sida-om-regn/, ${TAKEN}`],
  ['another spelling of a page', '/about.html', `aliases 1 is /about.html, ${TAKEN}`],
  ['the home page', '/index.html', `aliases 1 is /index.html, ${TAKEN}`],
  ['the list', '/writing', `aliases 1 is /writing, ${TAKEN}`],
  ['the feed', '/feed.xml', `aliases 1 is /feed.xml, ${TAKEN}`],
  ['a tag', '/writing/tags/tillgänglighet', `aliases 1 is /writing/tags/tillgänglighet, ${TAKEN}`],
  ['a file that the build writes', '/sitemap.xml', `aliases 1 is /sitemap.xml, ${TAKEN}`],
  ['a file of the owner', '/downloads/hamnkart%61.zip', `aliases 1 is /downloads/hamnkart%61.zip, ${TAKEN}`],
  [
    'one that is there already',
    '/regn, /regn/',
    'aliases 2 is /regn/, which is also in content/writing/en-sida-om-regn.md:7. Delete one of the two.',
  ],
  [
    'one of another article',
    '/anteckningar/fredagar',
    `content/writing/fredagar-med-nvda.md:10: aliases 1 is /anteckningar/fredagar/, which is also in ${RAIN}:7. Delete one`,
  ],
  ['one of the feed', '/index.xml', 'aliases 1 is /index.xml, which is also in content/site.yaml:'],
  ['an address with a query', '"/?p=12"', `aliases 1 "/?p=12" ${NOT_A_PATH}`],
  ['an address with its domain', 'https://blog.maya.test/regn', `aliases 1 "https://blog.maya.test/regn" ${NOT_A_PATH}`],
  ['one on another site', '//elsewhere.test/regn', `aliases 1 "//elsewhere.test/regn" ${NOT_A_PATH}`],
  ['a placeholder of a host', '/blogg/*', `aliases 1 "/blogg/*" ${NOT_A_PATH}`],
  ['a way out of the folder', '/blogg/%2e%2e/%2e%2e/regn', `aliases 1 "/blogg/%2e%2e/%2e%2e/regn" ${NOT_A_PATH}`],
  ['a quotation mark', "'/re\"gn'", `aliases 1 "/re"gn" ${NOT_A_PATH}`],
  ['a line break', '"/regn%0A/ / 301"', `aliases 1 "/regn%0A/ / 301" ${NOT_A_PATH}`],
  ['something else', '[2021]', 'aliases 1 is not an old address. Write its path without the domain'],
])('OWN-19 an old address that is %s is reported with file and line', async (_, aliases, problem) => {
  const problems = await problemsAfter(RAIN, (text) => text.replace('10-17', `10-17\naliases: [${aliases}]`));
  expect(problems).toEqual([expect.stringContaining(problem.startsWith('content/') ? problem : `${RAIN}:7: ${problem}`)]);
});

test('OWN-19 old addresses lead to the page below the path of the site, as hosts compare them, and those of a draft are not published', async () => {
  const { content } = await copy.check({ [DRAFT]: (text) => text.replace('draft:', 'aliases: [/utkast]\ndraft:') }, 'content');
  expect(content && redirectsOf(content, 'https://maya.test/portfolio')).toEqual([
    {
      from: '/2026/11/tidtabellen.html',
      to: '/portfolio/writing/tidtabellen-som-ljog',
      title: 'Sommartidsomställningstidtabellen som ljög',
    },
    {
      from: '/blogg/2026/sommar/när-bussen-försvann',
      to: '/portfolio/writing/tidtabellen-som-ljog',
      title: 'Sommartidsomställningstidtabellen som ljög',
    },
    { from: '/anteckningar/fredagar', to: '/portfolio/writing/fredagar-med-nvda', title: 'Fredagar med NVDA' },
    { from: '/index.xml', to: '/portfolio/feed.xml' },
  ]);
});

test('OWN-19 rules of the owner for a host, which the build would replace, are named', async () => {
  const rules = () => '/old /new 301';
  const { advice } = await copy.check({ 'content/public/_redirects': rules, 'content/public/_headers': rules }, 'content');
  expect(advice.filter((text) => text.includes('public/'))).toEqual([
    'content/public/_headers: has no effect, because the build writes its own. Delete it.',
    expect.stringMatching(/^content\/public\/_redirects: has no effect.* into its front matter, as aliases/),
  ]);
});
