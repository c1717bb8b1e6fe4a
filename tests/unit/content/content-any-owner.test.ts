import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { ownerSchema } from '../../../engine/content/schema/owner.ts';
import { profileIcons } from '../../../engine/documents/profile-icons.ts';
import { addressOf } from '../../../engine/drawings/resume/json-resume.ts';
import { readingTime } from '../../../src/lib/page-facts.ts';
import { ContentCopy } from '../../support/owners/content-copy.ts';
import { SAMPLE } from '../../support/owners/sample.ts';

const copy = new ContentCopy('any-owner');
afterAll(() => copy.remove());

const problemsAfter = async (file: string, change: (text: string) => string) =>
  (await copy.changed({ [file]: change }, checkContent)).problems;

/** The problems of the sample after a file was added. */
async function problemsWith(file: string, text: string | Buffer): Promise<string[]> {
  const path = join(copy.project, 'sample', file);
  writeFileSync(path, text);
  const { problems } = await checkContent(copy.project);
  rmSync(path);
  return problems;
}

const PAGE = `export const page = {
  heading: 'Talks',
  meta: { page: 'Talks', description: '${'What I have said, where, and to whom. '.repeat(2).trim()}', keywords: ['talks', 'stage', 'slides'] },
};
`;

test.each([
  ['"en-AU"', '"English"', `locale "English" isn't a language tag that browsers support.`],
  ['"url": "/contact"', '"url": "/contct"', 'profiles 2, url leads to /contct, but there is no such page.'],
  ['"url": "/contact"', '"url": "contact"', 'profiles 2, url "contact" is not an address.'],
  ['"icon": "github"', '"icon": "gitbucket"', 'profiles 1, icon must be one of: github, gitlab,'],
])('owner.json with %s changed to %s is refused in a sentence', async (from, to, sentence) => {
  expect(await problemsAfter('sample/owner.json', (text) => text.replace(from, to))).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  [/navigation: \[[^\]]*\]/, 'navigation: []', 'navigation has 0 entries, and needs at least 1.'],
  [/(\{ label: 'HOME'.*\n)/, '$1$1$1$1$1', 'navigation has 7 entries, and there is room for 6.'],
  ["one: '{count} minute read'", "one: 'a minute'", 'labels, minuteRead, one does not contain {count}, which becomes the number.'],
])('site.ts is refused where %s becomes %s', async (from, to, sentence) => {
  expect(await problemsAfter('sample/site.ts', (text) => text.replace(from, to))).toEqual([expect.stringContaining(sentence)]);
});

test('a link of the navigation may lead to another site, and a project may be private', async () => {
  expect(await problemsAfter('sample/site.ts', (text) => text.replace("to: '/about'", "to: 'https://blog.test'"))).toEqual([]);
  const facts = 'sample/case-studies/wehike/meta.ts';
  expect(await problemsAfter(facts, (text) => text.replace(/ {2}(live|code): .*\n/g, ''))).toEqual([]);
});

test('a part of home that is not known, or named twice, is refused', async () => {
  const home = (to: string) => problemsAfter('sample/pages/home.ts', (text) => text.replace("'projects', 'testimonials'", to));
  expect(await home("'projects'")).toEqual([]);
  expect(await home("'blog'")).toEqual([expect.stringContaining('sections 2 must be one of: technologies, projects,')]);
  expect(await home("'projects', 'projects'")).toEqual([expect.stringContaining('sections names a section twice.')]);
});

test('a page of the owner’s own is read with its facts, and a mistake in them is named with its line', async () => {
  expect(await problemsWith('pages/talks.mdx', `${PAGE}\nHello.\n`)).toEqual([]);
  const named = await problemsWith('pages/talks.mdx', PAGE.replace("heading: 'Talks'", "heading: ''"));
  expect(named).toEqual(['sample/pages/talks.mdx:2: heading is empty. Write the heading of the page.']);
  expect(await problemsWith('pages/talks.mdx', 'Hello.\n')).toEqual([
    'sample/pages/talks.mdx: cannot be read. There is no "export const page = { heading, meta }" in it.',
  ]);
  expect(await problemsWith('pages/talks.mdx', PAGE.replace("'Talks',", 'somebody,'))).toEqual([
    expect.stringMatching(/^sample\/pages\/talks\.mdx: cannot be read\. somebody is not defined\. Write plain values into "page"\.$/),
  ]);
  for (const taken of ['contact', 'wehike', 'Big Talk']) {
    expect(await problemsWith(`pages/${taken}.mdx`, PAGE)).toEqual([expect.stringContaining(`sample/pages/${taken}.mdx: `)]);
  }
});

test.each([
  ['code with generics, tags and braces', '```ts\nconst a: Promise<Response> = { b };\n```\n\n`Map<string, {}>`', undefined],
  ['a link to a heading', '## A place\n\n[here](#a-place)', undefined],
  [
    'a link to a heading that is not there',
    '[here](#nowhere)',
    'leads to #nowhere, but there is no such heading on this page. There are: #top, #main',
  ],
  [
    'a film without captions',
    '<Video src="a.webm" poster="a.webp" title="x" />',
    'has a <Video> without captions. It needs src, poster, captions and title.',
  ],
  ['a film that is not there', '<Video src="a.mov" poster="a.webp" captions="a.vtt" title="x" />', 'has no file a.mov in its folder.'],
  ['a part of a case study', '<Claims />', 'there is no component <Claims> here. There are: Lead, Wide, Pictures, Video, Figure.'],
])('OWN-05 %s in a page of the owner’s own', async (_, words, sentence) => {
  const problems = await problemsWith('pages/talks.mdx', `${PAGE}\n${words}\n`);
  if (!sentence) expect(problems).toEqual([]);
  else expect(problems[0]).toContain(sentence);
});

test('OWN-05 a picture that moves is refused with what to use instead', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = await sharp([await frame('#fff'), await frame('#000')], { join: { animated: true } })
    .gif()
    .toBuffer();
  writeFileSync(join(copy.project, 'sample/pages/moving.gif'), moving);
  const problems = await problemsWith('pages/talks.mdx', `${PAGE}\n![A square that blinks](moving.gif)\n`);
  expect(problems).toEqual([
    expect.stringMatching(
      /talks\.mdx:6: has a picture that is .*moving\.gif, which is animated, and visitors could not stop it\. .*<Video /,
    ),
  ]);
});

test('a place may have a country, in the language of the site or in English', () => {
  const at = (place: string, locale: string) => addressOf({ place, locale });
  expect(at('Brisbane, Queensland', 'en-AU')).toEqual({ city: 'Brisbane', region: 'Queensland' });
  expect(at('Göteborg, Sverige', 'sv-SE')).toEqual({ city: 'Göteborg', countryCode: 'SE' });
  expect(at('Berlin, Germany', 'sv-SE')).toEqual({ city: 'Berlin', countryCode: 'DE' });
  expect(at('Perth, Western Australia, Australia', 'en-AU')).toEqual({ city: 'Perth', region: 'Western Australia', countryCode: 'AU' });
});

test('the reading time has the form that the language has for its number', () => {
  const polish = { one: '{count} minuta', few: '{count} minuty', many: '{count} minut', other: '{count} minuty' };
  expect([1, 2, 5, 22].map((count) => readingTime(polish, count, 'pl'))).toEqual(['1 minuta', '2 minuty', '5 minut', '22 minuty']);
  expect(readingTime({ other: '{count} min' }, 1, 'en-AU')).toBe('1 min');
});

test('every icon of the set can be drawn, a profile without one gets a plain link, and no other icon is sent', () => {
  const names = ownerSchema.shape.profiles.element.shape.icon.unwrap().options;
  expect(names).toHaveLength(11);
  const profiles = [...names.map((icon) => ({ name: icon, url: 'https://a.test', icon })), { name: 'plain', url: 'https://a.test' }];
  const drawn = profileIcons({ ...SAMPLE.owner, profiles });
  expect(Object.keys(drawn).sort()).toEqual([...names, 'link'].sort());
  for (const node of Object.values(drawn)) expect(node.length).toBeGreaterThan(0);
  expect(Object.keys(profileIcons(SAMPLE.owner))).toEqual(['github', 'email', 'linkedin']);
});

test.each([
  [
    'a picture and a link by reference',
    '![Rain][p] and [there][l]\n\n[p]: nothing.webp\n[l]: /nowhere',
    /has no picture nothing\.webp .*\n.*leads to \/nowhere/,
  ],
  ['a percent sign in an address', '[x](#100%) ![y](100%.webp)', /leads to #100%.*\n.*has no picture 100%\.webp/],
  [
    'a film within a sentence',
    'Look: <Video src="a.webm" poster="a.webp" captions="a.vtt" title="x" />',
    /has <Video> inside a paragraph\./,
  ],
  ['a heading with one #', '# Again', /has a heading with one #\. The page has its heading already/],
  ['a tag that nobody looks after', '<iframe src="https://a.test"></iframe>', /has <iframe>\. Write Markdown for links and pictures/],
  ['a style of its own', '<span style={{}}>x</span>', /has a <span> with a style, which the security policy blocks/],
])('OWN-05 %s is named', async (_, words, sentence) => {
  expect((await problemsWith('pages/talks.mdx', `${PAGE}\n${words}\n`)).join('\n')).toMatch(sentence);
});

test('a file of public/ can be linked to, an import may stand above the facts, and a file that is no page is named', async () => {
  expect(await problemsWith('pages/talks.mdx', `${PAGE}\n[my icon](/favicon.svg), <kbd>Ctrl</kbd>\n`)).toEqual([]);
  expect(await problemsWith('pages/talks.mdx', `import x from './about.ts';\n${PAGE}`)).toEqual([]);
  expect(await problemsWith('pages/blog.md', 'Hello.')).toEqual([
    'sample/pages/blog.md: is not used. Write each page as an .mdx file in pages/ itself, such as pages/talks.mdx.',
  ]);
  mkdirSync(join(copy.project, 'sample/pages/more'));
  expect(await problemsWith('pages/more/note.txt', 'A folder may hold pictures.')).toEqual([]);
  expect(await problemsWith('pages/more/talks.mdx', PAGE)).toEqual([
    expect.stringMatching(/^sample\/pages\/more\/talks\.mdx: is not used\./),
  ]);
  const [broken] = await problemsWith('pages/talks.mdx', PAGE.replace("'Talks',", "'Talks'"));
  expect(broken).toMatch(/talks\.mdx:\d+: cannot be read\. .* Look for a missing comma, bracket or quotation mark\.$/);
});

test('a language in the wrong case is named with the right one', async () => {
  const [wrong] = await problemsAfter('sample/owner.json', (text) => text.replace('en-AU', 'en-au'));
  expect(wrong).toContain('locale "en-au" must be written "en-AU".');
  expect(await problemsAfter('sample/owner.json', (text) => text.replace('en-AU', 'zz'))).toEqual([
    expect.stringContaining("isn't a language tag"),
  ]);
});
