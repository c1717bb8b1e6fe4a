import { afterAll, expect, test } from 'vitest';
import { schemaProblems } from '../../engine/content/check-content.ts';
import { readContentFiles } from '../../engine/content/content-files.ts';
import { mdxProblems } from '../../engine/mdx/mdx-problems.ts';
import { ContentCopy } from '../support/owners/content-copy.ts';
import { SAMPLE } from '../support/owners/sample.ts';

const copy = new ContentCopy('custom-pages');
afterAll(() => copy.remove());

const TALKS = 'sample/pages/talks.mdx';
const PAGE_DATA = `export const page = {
  heading: 'Talks',
  meta: { title: 'Talks', description: 'What I have said.', keywords: ['talks'] },
};
`;

/** What is wrong with the data of a page: its values, or why it can't be read. */
const dataProblems = (text: string) =>
  copy.withChanges({ [TALKS]: () => text }, async (project) => {
    const files = await readContentFiles(project, 'sample');
    return files.filter(({ file }) => file === TALKS).flatMap(schemaProblems);
  });

/** What is wrong with the body of a page. */
const bodyProblems = (text: string) => {
  const site = { ...SAMPLE, root: copy.project, caseStudies: [], customPages: [{ slug: 'talks' }] } as unknown as typeof SAMPLE;
  return copy.withChanges({ [TALKS]: () => text }, () => mdxProblems(site));
};

test('OWN-05 a page may contain links to the top, to a section of another page and to files, plain tags, comments and code without colours', async () => {
  const links = '[up](#top), [skills](/resume#skills), [my icon](/favicon.svg)';
  expect(await bodyProblems(`${links}, <kbd>Ctrl</kbd> {/* a comment */}\n\n\`\`\`text\nNo colours.\n\`\`\`\n`)).toEqual([]);
});

test('a wrong value in the data of a page is reported with its line', async () => {
  expect(await dataProblems(PAGE_DATA.replace("'Talks',", "'',"))).toEqual([
    `${TALKS}:2: heading is empty. Write the heading of the page.`,
  ]);
});

test.each<[text: string, message: RegExp]>([
  ['Hello.', /talks\.mdx: cannot be read\. There is no "export const page = \{ heading, meta \}" in it\.$/],
  [PAGE_DATA.replace("'Talks',", 'somebody,'), /cannot be read\. somebody is not defined\. Write plain values into "page"\.$/],
  [PAGE_DATA.replace("'Talks'", "'I'm a speaker'"), /talks\.mdx:2: cannot be read\. The apostrophe before "m" ends the text\./],
])('page data that cannot be read is reported with what to do', async (text, message) => {
  await expect(dataProblems(text)).rejects.toThrow(message);
});

/** All of these paragraphs are on one page, which is checked once. */
const MISTAKES: [mdx: string, message: RegExp][] = [
  ['[here](#nowhere)', /links to #nowhere, but there is no such heading on this page\. There are: #top, #main/],
  ['[five](/nope)', /links to \/nope, but there is no such page\. Write the path of a page, such as "\/contact", or a whole address\./],
  ['[there][l]\n\n[l]: /nowhere', /links to \/nowhere/],
  ['[x](#100%)', /links to #100%/],
  ['![y](100%.webp)', /has no picture 100%\.webp in its folder\./],
  ['![](portrait.svg)', /has no alternative text for portrait\.svg: describe between the square brackets what the picture shows\./],
  ['![A note](../resume.json)', /has a picture that is .*resume\.json, which browsers cannot show as a picture/],
  [
    '```tyepscript\nlet a;\n```',
    /has code in the unknown language "tyepscript"\. Check the spelling, or write "text" for code without colours\./,
  ],
  ['# Again', /has a heading with one #\. The page has its heading already/],
  ['I am {name}.', /has \{name\}, which has no value here\./],
  ['<iframe src="https://a.test"></iframe>', /has <iframe>\. Write Markdown for links and pictures/],
  ['<span style={{}}>x</span>', /has a <span> with a style, which the content security policy blocks/],
  ['<Chart />', /there is no component <Chart> here\. There are: Lead, Wide, Pictures, Video, Demo\./],
  ['<Claims />', /there is no component <Claims> here\./],
  ['<Demo />', /has a <Demo> without a demo\./],
  ['<Demo demo={garden} />', /shows the demo garden, which is not imported\./],
  [
    '<Video src="a.webm" poster="portrait.svg" title="x" />',
    /has a <Video> without captions\. It needs src, poster, title and captions; write silent instead of captions if it has no sound\./,
  ],
  ['<Video src="b.webm" silent title="x" />', /has a <Video> without poster\. It needs/],
  ['<Video src="c.webm" poster="portrait.svg" silent title="x" />', /has no file c\.webm in its folder\./],
  ['<Video src="a.webm" poster="portrait.svg" captions="about.mdx" title="x" />', /has no file a\.webm in its folder\./],
  ['Look: <Video src="a.webm" />', /has <Video> inside a paragraph\./],
  ['<Wide phone={face}>![A face](portrait.svg)</Wide>', /has a <Wide> whose "phone" is not a file name\./],
  ['<Wide phone="portrait.svg">![A face](portrait.svg)</Wide>', /has <Wide phone="portrait\.svg">, but an SVG cannot be used there\./],
  ['<Wide phone="none.webp">![A face](portrait.svg)</Wide>', /has no picture none\.webp in its folder\./],
  ["import x from './garden/demo.ts';", /imports \.\/garden\/demo\.ts, but there is no such file\./],
];

test('OWN-05 every error in the body of a page is reported with its line and what to do', async () => {
  const text = MISTAKES.map(([mdx]) => mdx).join('\n\n');
  const problems = await bodyProblems(text);
  for (const [mdx, message] of MISTAKES) {
    const line = text.slice(0, text.indexOf(mdx)).split('\n').length;
    expect(problems.find((problem) => problem.startsWith(`${TALKS}:${line}: `))).toMatch(message);
  }
  expect(new Set(problems.map((problem) => problem.split(' ')[0])).size).toBe(MISTAKES.length);
});

test('OWN-05 a character that MDX cannot parse is reported with its line', async () => {
  expect(await bodyProblems('An open\n<5 sign')).toEqual([
    expect.stringMatching(/talks\.mdx:2: cannot be read\. .* Write a backslash before a plain < or \{\.$/),
  ]);
});
