import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../build/check-content.ts';
import { drawingSize } from '../../build/drawing-size.ts';
import { ContentCopy } from '../support/content-copy.ts';
import { ABOUT } from '../support/pages.ts';

const copy = new ContentCopy('content-check');
afterAll(() => copy.remove());

/** The problems of the sample content after one file was changed. */
async function problemsAfter(file: string, change: (text: string) => string): Promise<string[]> {
  return (await copy.changed({ [file]: change }, checkContent)).problems;
}

test('the content of this site has no problems', async () => {
  expect((await checkContent(resolve('.'))).problems).toEqual([]);
});

test('a testimonial without its picture is named by number, with the place to put it', async () => {
  expect(await problemsAfter('content/testimonials.ts', (text) => text.replace('tom.svg', 'tim.svg'))).toEqual([
    'content/testimonials.ts:17: testimonial 2, img has no picture at content/testimonials/tim.svg. Put one there, or name another file.',
  ]);
});

test('an empty field is named by file, line and field, with what belongs there', async () => {
  expect(await problemsAfter('content/site.ts', (text) => text.replace("'Skye Sampleton'", "''"))).toEqual([
    'content/site.ts:8: owner, name is empty. Write your name as you want it to be read.',
  ]);
});

test('a missing field is named, at the line of what should hold it', async () => {
  expect(await problemsAfter('content/pages/home.ts', (text) => text.replace(/ {2}greeting: .*\n/, ''))).toEqual([
    'content/pages/home.ts:4: greeting is missing. Write the greeting in the sky. Keep it short: it is set very large.',
  ]);
});

test('a misspelt field is named', async () => {
  expect(await problemsAfter('content/technologies.ts', (text) => text.replace('image: ', 'imgae: '))).toEqual([
    'content/technologies.ts:5: technology 1, image is missing. Name its icon file, such as "react.svg".',
    'content/technologies.ts:5: technology 1 has a field that nothing reads: imgae. Check the spelling, or delete it.',
  ]);
});

test('a description that search engines would cut is refused with its length', async () => {
  const [problem] = await problemsAfter('content/pages/about.mdx', (text) => text.replace(/description: .*/, 'description: Too short.'));
  expect(problem).toBe(
    'content/pages/about.mdx:12: meta, description has 10 characters, at least 70 are needed. Say in one or two sentences what the visitor finds here.',
  );
});

test('a mistake in the resume is named by its entry', async () => {
  expect(await problemsAfter('content/resume.json', (text) => text.replace('"2022"', '"last year"'))).toEqual([
    'content/resume.json:21: work 2, startDate "last year" is not a date. Write a year, or a year and month such as "2024-03".',
  ]);
});

test('two case studies with the same number are both named', async () => {
  expect(await problemsAfter('content/case-studies/wehike/case-study.mdx', (text) => text.replace('order: 2', 'order: 1'))).toEqual([
    'content/case-studies/wehike/case-study.mdx:3: order is 1, and so is the one of content/case-studies/suncoastpatios/case-study.mdx. Give each case study its own number.',
  ]);
});

test('front matter that cannot be read is explained', async () => {
  const [problem] = await problemsAfter('content/case-studies/mycelium/case-study.mdx', (text) =>
    text.replace("summary: 'A game", 'summary: A game: "of'),
  );
  expect(problem).toMatch(
    /^content\/case-studies\/mycelium\/case-study\.mdx:7: front matter cannot be read\. .* Put text with a colon in it between quotes\.$/,
  );
});

test('a tab in front matter is named at the line of the file, with what to do about it', async () => {
  const [problem] = await problemsAfter('content/case-studies/mycelium/case-study.mdx', (text) => text.replace('title: a', '\ttitle: a'));
  expect(problem).toBe(
    'content/case-studies/mycelium/case-study.mdx:5: front matter cannot be read. Tabs are not allowed as indentation. Use spaces instead.',
  );
});

test('a link among the words that leads nowhere is named, and links that lead somewhere are not', async () => {
  const problems = await problemsAfter('content/pages/about.mdx', (text) =>
    text.replace(
      '## MY PHILOSOPHY',
      'See [one](/wehike), [two](https://a.test), [three](/resume#skills), [four](#top), `rows[5](six)`.\n\nAnd [five](/nope).\n\n## MY PHILOSOPHY',
    ),
  );
  expect(problems).toEqual([expect.stringMatching(/^content\/pages\/about\.mdx:\d+: leads to \/nope, and there is no such page\./)]);
});

test.each([
  ['content/site.ts', 'owner: {', 'owner: {{', /^content\/site\.ts:7: cannot be read\./],
  ['content/resume.json', '"work"', 'work', /^content\/resume\.json:7: cannot be read as JSON\./],
  ['content/case-studies/wehike/case-study.mdx', '---', '', /^content\/case-studies\/wehike\/case-study\.mdx:1: has no front matter\./],
])('%s with a typing error is refused without a stack trace', async (file, from, to, message) => {
  const problems = await problemsAfter(file, (text) => text.replace(from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
  expect(problems[0]).not.toMatch(/\n\s+at /);
});

test.each(['About Me', 'about'])('a case-study folder named "%s" is refused, because of its address', async (name) => {
  const folder = join(copy.project, 'content/case-studies', name);
  mkdirSync(folder);
  const sample = readFileSync('content/case-studies/wehike/case-study.mdx', 'utf8');
  writeFileSync(join(folder, 'case-study.mdx'), sample.replace('order: 2', 'order: 4'));
  const [problem] = (await checkContent(copy.project)).problems;
  rmSync(folder, { recursive: true });
  expect(problem).toContain(`content/case-studies/${name}: `);
});

test('a footer link that leads nowhere is named', async () => {
  expect(
    await problemsAfter('content/site.ts', (text) => text.replace("label: 'Resume', to: '/resume'", "label: 'Resume', to: '/resum'")),
  ).toEqual([expect.stringMatching(/^content\/site\.ts:\d+: footer, links 3, to leads to \/resum, and there is no such page\./)]);
});

test('a title that search engines would cut is refused with its length', async () => {
  const [problem] = await problemsAfter('content/site.ts', (text) =>
    text.replace("'Skye Sampleton'", "'Skye Sampleton-Wetherby of Brisbane'"),
  );
  expect(problem).toMatch(
    /suncoastpatios\/case-study\.mdx:\d+: name makes the title "Suncoast Patios - Skye Sampleton-Wetherby of Brisbane Portfolio": 63 characters, search engines show 60\..* owner, name in content\/site\.ts\.$/,
  );
});

test('a description that stands on two pages is refused', async () => {
  const { description } = ABOUT.meta;
  const [problem] = await problemsAfter('content/case-studies/wehike/case-study.mdx', (text) =>
    text.replace(/description: .*/, `description: ${description}`),
  );
  expect(problem).toMatch(
    /^content\/case-studies\/wehike\/case-study\.mdx:\d+: description is the same as in content\/pages\/about\.mdx\./,
  );
});

test.each([
  ['a sign that MDX does not understand', 'with facilitators close by', 'with <5 facilitators close by', /:\d+: cannot be read\. /],
  [
    'a part that does not exist',
    '## AGILE FACILITOR',
    '<Chart />\n\n## AGILE FACILITOR',
    /:\d+: there is no part called <Chart>\. There are: Lead, /,
  ],
  [
    'a figure that does not exist',
    '<Figure name="garden"',
    '<Figure name="gardn"',
    /:\d+: there is no figure called "gardn"\. There are: crawler, garden, map\./,
  ],
  ['a picture that is not in the folder', '(growth-2.webp', '(growth-9.webp', /:\d+: has no picture growth-9\.webp in its folder\./],
])('%s in a case study is named with its line', async (_, from, to, message) => {
  const problems = await problemsAfter('content/case-studies/mycelium/case-study.mdx', (text) => text.replace(from, to));
  expect(problems).toEqual([expect.stringMatching(message)]);
});

test('a thirteenth month and a part of the resume that nothing shows are refused', async () => {
  const change = (text: string) =>
    text.replace('"endDate": "2024"', '"endDate": "2024-13"').replace('"skills": [', '"languages": [],\n  "skills": [');
  const problems = await problemsAfter('content/resume.json', change);
  expect(problems.join('\n')).toContain('work 2, endDate "2024-13" is not a date.');
  expect(problems.join('\n')).toContain('has a field that nothing reads: languages.');
});

test('a drawing without a size and a file that is no picture are refused', async () => {
  const problemsWith = (picture: string, text: string) => {
    writeFileSync(join(copy.project, 'content/pages', picture), text);
    return problemsAfter('content/pages/about.mdx', (words) => words.replace('portrait.svg', picture));
  };
  const sized = await problemsWith('bare.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(sized.join()).toContain('is content/pages/bare.svg, a drawing that says no size. Give its <svg> tag a viewBox.');
  const film = await problemsWith('film.mp4', '');
  expect(film.join()).toContain('is content/pages/film.mp4, which is no picture that browsers show.');
});

test.each([
  ['<svg viewBox="0 0 500.5 600">', [501, 600]],
  ['<svg viewBox="0,0,40,30" width="9">', [40, 30]],
  ['<svg width="24px" height="32">', [24, 32]],
  ['<svg width="100%">', undefined],
])('the size of %s is %j', (tag, size) => {
  expect(drawingSize(tag)).toEqual(size);
});
