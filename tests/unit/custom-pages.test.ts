import { afterAll, expect, test } from 'vitest';
import { ContentCopy } from '../support/owners/content-copy.ts';

const copy = new ContentCopy('custom-pages');
afterAll(() => copy.remove());

const TALKS = 'sample/pages/talks.mdx';
const FACTS = '---\nheading: Talks\nmeta:\n  title: Talks\n  description: What I have said.\n  keywords: [talks]\n---\n\n';

/** What is wrong with a page that has this text. */
const problemsIn = async (text: string, file = TALKS) => (await copy.check({ [file]: () => FACTS + text })).problems;

test('OWN-05 a page may contain links to the top, to a section of another page and to files, plain tags, comments and code without colours', async () => {
  const links = '[up](#top), [skills](/resume#skills), [my resume](/images/Skye_Sampleton_CV.pdf)';
  expect(await problemsIn(`${links}, <kbd>Ctrl</kbd> {/* a comment */}\n\n\`\`\`text\nNo colours.\n\`\`\`\n`)).toEqual([]);
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
  ['<Video src="a.webm" poster="portrait.svg" captions="about.md" title="x" />', /has no file a\.webm in its folder\./],
  ['Look: <Video src="a.webm" />', /has <Video> inside a paragraph\./],
  ['<Wide phone={face}>![A face](portrait.svg)</Wide>', /has a <Wide> whose "phone" is not a file name\./],
  ['<Wide phone="portrait.svg">![A face](portrait.svg)</Wide>', /has <Wide phone="portrait\.svg">, but an SVG cannot be used there\./],
  ['<Wide phone="none.webp">![A face](portrait.svg)</Wide>', /has no picture none\.webp in its folder\./],
  ["import x from './garden/demo.ts';", /imports \.\/garden\/demo\.ts, but there is no such file\./],
  ["import y from '../../outside.ts';", /imports \.\.\/\.\.\/outside\.ts, which is outside sample\/\. Copy the file into it\./],
  ["export const page = { heading: 'Talks' };", /exports something, which nothing reads\. Write facts into the front matter/],
];

test('OWN-05 every error in the text of a page is reported with its line and what to do', async () => {
  const text = MISTAKES.map(([mdx]) => mdx).join('\n\n');
  const problems = await problemsIn(text);
  for (const [mdx, message] of MISTAKES) {
    const line = (FACTS + text.slice(0, text.indexOf(mdx))).split('\n').length;
    expect(problems.find((problem) => problem.startsWith(`${TALKS}:${line}: `))).toMatch(message);
  }
  expect(new Set(problems.map((problem) => problem.split(' ')[0])).size).toBe(MISTAKES.length);
});

test('OWN-05 a character that MDX cannot parse is reported with its line', async () => {
  expect(await problemsIn('An open\n<5 sign')).toEqual([
    expect.stringMatching(/talks\.mdx:10: cannot be read.* Write a backslash before a plain < or \{, or name the file \.md/),
  ]);
});

const PLAIN = `Use {braces}, 1 < 2, <3 and <-, then write
import a from b

export const c = 1

<!-- A comment, also
of two lines. -->

\`<b>\`, [x]: no link, <https://a.test>
`;

test('OWN-05 in a .md file braces, < and the word import are plain text, and a comment is left out', async () => {
  expect(await problemsIn(PLAIN, 'sample/pages/talks.md')).toEqual([]);
});
