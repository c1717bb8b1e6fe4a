import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { drawingSize } from '../../../engine/pictures/drawing-plugin.ts';
import { ContentCopy } from '../../support/owners/content-copy.ts';

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
  expect(await problemsAfter('sample/testimonials.ts', (text) => text.replace('tom.svg', 'tim.svg'))).toEqual([
    'sample/testimonials.ts:19: testimonial 2, img has no picture at sample/testimonials/tim.svg. Put one there, or name another file.',
  ]);
});

test('an empty field is named by file, line and field, with what belongs there', async () => {
  expect(await problemsAfter('sample/owner.json', (text) => text.replace('"Skye Sampleton"', '""'))).toEqual([
    'sample/owner.json:4: name is empty. Write your name as visitors should read it.',
  ]);
});

test('a missing field is named, at the line of what should hold it', async () => {
  expect(await problemsAfter('sample/pages/home.ts', (text) => text.replace(/ {2}greeting: .*\n/, ''))).toEqual([
    'sample/pages/home.ts:5: greeting is missing. Write the greeting in the sky. Keep it short: it is shown very large.',
  ]);
});

test('a function where words belong is named by its line', async () => {
  const [problem] = await problemsAfter('sample/pages/home.ts', (text) => text.replace(/greeting: .*/, 'greeting: () => 1,'));
  expect(problem).toMatch(/^sample\/pages\/home\.ts:12: greeting is not text\./);
});

test('a misspelt field is named', async () => {
  expect(await problemsAfter('sample/technologies.ts', (text) => text.replace('image: react', 'imgae: react'))).toEqual([
    'sample/technologies.ts:13: technology 1, image is missing. Import its icon, such as "./technologies/react.svg".',
    'sample/technologies.ts:13: technology 1, imgae is an unknown field. Check the spelling, or delete it.',
  ]);
});

test('OWN-08 lengths, repetitions, short lists and a space at the end break no page, so the build takes them', async () => {
  const taken = await copy.changed(
    {
      'sample/owner.json': (text) => text.replace('"Skye Sampleton"', '"Skye Sampleton-Wetherby of Brisbane"').replace('"Skye"', '"Skye "'),
      'sample/site.ts': (text) => text.replace(/ *\{ label: '(HOME|CONTACT)'.*\n/g, ''),
      'sample/pages/home.ts': (text) => text.replace(/sections: .*/, 'sections: [],'),
      'sample/pages/about.ts': (text) =>
        text.replace(/description: .*/, "description: 'Short.',").replace(/keywords: .*/, "keywords: ['me'],"),
      'sample/pages/contact.ts': (text) => text.replace(/page: .*/, `page: '${'Contact '.repeat(9)}',`),
      'sample/testimonials.ts': (text) => text.replace(/comment:\s+'.*'/, "comment: 'Good.'"),
      'sample/case-studies/wehike/meta.ts': (text) =>
        text
          .replace('order: 2', 'order: 1')
          .replace(/name: .*/, `name: '${'A very long name '.repeat(4).trim()}',`)
          .replace(/description:\s.*/, "description: 'Short.',"),
    },
    checkContent,
  );
  expect(taken.problems).toEqual([]);
});

test('mistakes in the theme, in fields, in links and among the words are all named in one run', async () => {
  const { problems } = await copy.changed(
    {
      'sample/theme.css': (text) => text.replace('--gold: #f7b938', '--gold: gold'),
      'sample/pages/about.mdx': (text) => `${text}\n[nowhere](/nope)\n`,
      'sample/pages/home.ts': (text) => text.replace(/ {2}greeting: .*\n/, ''),
      'sample/site.ts': (text) => text.replace("to: '/resume'", "to: '/resum'"),
      'sample/testimonials.ts': (text) => text.replace('tom.svg', 'tim.svg'),
    },
    checkContent,
  );
  const places = problems.map((text) => text.replace(/:\d+: .*/, ''));
  expect(places).toEqual(['theme.css', 'pages/home.ts', 'testimonials.ts', 'site.ts', 'pages/about.mdx'].map((file) => `sample/${file}`));
});

test('a case study without its text is named in one sentence', async () => {
  const body = 'sample/case-studies/wehike/body.mdx';
  const text = readFileSync(join(copy.project, body));
  rmSync(join(copy.project, body));
  const { problems } = await checkContent(copy.project);
  writeFileSync(join(copy.project, body), text);
  expect(problems).toEqual([`${body}: is missing. Put the file back; sample/ shows what belongs there.`]);
});

test('a mistake in the resume is named by its entry', async () => {
  expect(await problemsAfter('sample/resume.json', (text) => text.replace('"2022"', '"last year"'))).toEqual([
    'sample/resume.json:21: work 2, startDate "last year" is not a date. Write a year, or a year and month such as "2024-03".',
  ]);
});

test('a picture of the wrong kind, and an import that leads nowhere, are named with what to do', async () => {
  const file = 'sample/case-studies/mycelium/meta.ts';
  expect(await problemsAfter(file, (text) => text.replace('card.webp?card', 'card.webp?stage'))).toEqual([
    `${file}:19: card is imported with "?stage". Write "?card" behind the name of the file.`,
  ]);
  expect(await problemsAfter(file, (text) => text.replace('  card,\n', ''))).toEqual([
    `${file}:7: card is missing. Import the picture of the card.`,
  ]);
  expect(await problemsAfter('sample/site.ts', (text) => text.replace('./owner.json', './ownr.json'))).toEqual([
    'sample/site.ts:2: imports ./ownr.json, but there is no such file. Check the spelling, or put it there.',
  ]);
});

test('a link among the words that leads nowhere is named, and links that lead somewhere are not', async () => {
  const problems = await problemsAfter('sample/pages/about.mdx', (text) =>
    text.replace(
      '## MY PHILOSOPHY',
      'See [one](/wehike), [two](https://a.test), [three](/resume#skills), [four](#top), `rows[5](six)`.\n\nAnd [five](/nope).\n\n## MY PHILOSOPHY',
    ),
  );
  expect(problems).toEqual([expect.stringMatching(/^sample\/pages\/about\.mdx:\d+: leads to \/nope, but there is no such page\./)]);
});

test.each([
  ['sample/site.ts', 'footer: {', 'footer: {{', /^sample\/site\.ts:\d+: cannot be read\./],
  ['sample/resume.json', '"work"', 'work', /^sample\/resume\.json:7: cannot be read as JSON\./],
  [
    'sample/case-studies/wehike/meta.ts',
    'const meta',
    'const mata',
    /^sample\/case-studies\/wehike\/meta\.ts: cannot be read\. There is no "export const meta" in it\.$/,
  ],
])('%s with a typing error is refused without a stack trace', async (file, from, to, message) => {
  const problems = await problemsAfter(file, (text) => text.replace(from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
  expect(problems[0]).not.toMatch(/\n\s+at /);
});

/** Where a comma is missing, the next line is where the text stops being JSON. */
const NEARBY = 'Look here and on the line above for a comma, a bracket or a quotation mark that is missing or too many.';

test.each([
  ['a missing comma', (text: string) => text.replace('"Skye",', '"Skye"'), `6: cannot be read as JSON. ${NEARBY}`],
  [
    'a missing comma in a file from Windows',
    (text: string) => text.replace('"Skye",', '"Skye"').replaceAll('\n', '\r\n'),
    `6: cannot be read as JSON. ${NEARBY}`,
  ],
  [
    'a missing comma below letters of many bytes',
    (text: string) => text.replace('"Skye",', '"Žofie 👩🏽‍💻"'),
    `6: cannot be read as JSON. ${NEARBY}`,
  ],
  [
    'a comma behind the last field',
    (text: string) => text.replace(/\n\}\s*$/, ',\n}\n'),
    '17: cannot be read as JSON. There is a comma too many before this, or a value is missing. Delete the comma, or write the value.',
  ],
  ['a text without its second mark', (text: string) => text.replace('"Skye",', '"Skye,'), `5: cannot be read as JSON. ${NEARBY}`],
  [
    'a comment',
    (text: string) => text.replace('  "firstName"', '  // What friends say.\n  "firstName"'),
    '5: cannot be read as JSON. There is a comment, which JSON does not allow. Delete it.',
  ],
  ['nothing in it', () => ' \n\n', '1: cannot be read as JSON. The file is empty. Copy its text from sample/.'],
  [
    'single quotation marks around a text',
    (text: string) => text.replace('"Skye"', "'Skye'"),
    '5: cannot be read as JSON. Write names and texts in double quotation marks; other values are numbers, true, false and null.',
  ],
  [
    'a name without quotation marks',
    (text: string) => text.replace('"firstName"', 'firstName'),
    '5: cannot be read as JSON. Write names and texts in double quotation marks; other values are numbers, true, false and null.',
  ],
  [
    'a tab in a text',
    (text: string) => text.replace('"Skye"', '"Skye\t"'),
    '5: cannot be read as JSON. A text has a sign that JSON does not allow. Write a tab as \\t and a backslash as \\\\.',
  ],
  [
    'something behind its end',
    (text: string) => `${text}}\n`,
    '18: cannot be read as JSON. There is something behind the last bracket. Delete it.',
  ],
])('a JSON file with %s is refused with its line and what to do', async (_, change, message) => {
  const mistake = await problemsAfter('sample/owner.json', change);
  expect(mistake).toEqual([`sample/owner.json:${message}`]);
});

test('a JSON file that begins with an invisible byte order mark is read, and the lines of its mistakes are right', async () => {
  expect(await problemsAfter('sample/owner.json', (text) => `\uFEFF${text}`)).toEqual([]);
  expect(await problemsAfter('sample/owner.json', (text) => `\uFEFF${text.replace('"Skye",', '"Skye"')}`)).toEqual([
    `sample/owner.json:6: cannot be read as JSON. ${NEARBY}`,
  ]);
});

test.each(['About Me', 'about'])('a case-study folder named "%s" is refused, because of its address', async (name) => {
  const folder = join(copy.project, 'sample/case-studies', name);
  mkdirSync(folder);
  const facts = readFileSync('sample/case-studies/wehike/meta.ts', 'utf8');
  writeFileSync(join(folder, 'meta.ts'), facts.replace('order: 2', 'order: 4'));
  writeFileSync(join(folder, 'body.mdx'), '## DESIGN BRIEF\n');
  const [problem] = (await checkContent(copy.project)).problems;
  rmSync(folder, { recursive: true });
  expect(problem).toContain(`sample/case-studies/${name}: `);
});

test('a missing MDX file is named, and nothing is said about its signs', async () => {
  const file = join(copy.project, 'sample/pages/about.mdx');
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  const { problems } = await checkContent(copy.project);
  writeFileSync(file, text);
  expect(problems).toEqual(['sample/pages/about.mdx: is missing. Put the file back; sample/ shows what belongs there.']);
});

test('a footer link that leads nowhere is named', async () => {
  expect(
    await problemsAfter('sample/site.ts', (text) => text.replace("label: 'Resume', to: '/resume'", "label: 'Resume', to: '/resum'")),
  ).toEqual([expect.stringMatching(/^sample\/site\.ts:\d+: footer, links 3, to leads to \/resum, but there is no such page\./)]);
});

test.each([
  ['a sign that MDX does not understand', 'with facilitators close by', 'with <5 facilitators close by', /:\d+: cannot be read\. /],
  [
    'a part that does not exist',
    '## AGILE FACILITOR',
    '<Chart />\n\n## AGILE FACILITOR',
    /:\d+: there is no component <Chart> here\. There are: Lead, /,
  ],
  ['a piece that is not imported', 'piece={playableGarden}', 'piece={garden}', /:\d+: shows the piece garden, which is not imported\./],
  ['a figure without a piece', ' piece={playableGarden}', '', /:\d+: has a <Figure> without a piece\./],
  [
    'an import that leads nowhere',
    './playable-garden/figure.ts',
    './garden/figure.ts',
    /:1: imports \.\/garden\/figure\.ts, but there is no such file\./,
  ],
  [
    'a cut for phones that is not in the folder',
    '## AGILE FACILITOR',
    '<Wide phone="growth-9.webp">![A tile](growth-1.webp)</Wide>\n\n## AGILE FACILITOR',
    /:\d+: has no picture growth-9\.webp in its folder\./,
  ],
  [
    'a cut for phones without quotes',
    '## AGILE FACILITOR',
    '<Wide phone={growth}>![A tile](growth-1.webp)</Wide>\n\n## AGILE FACILITOR',
    /:\d+: has a <Wide> whose "phone" is not a file name\./,
  ],
  [
    'a cut for phones without a name',
    '## AGILE FACILITOR',
    '<Wide phone>![A tile](growth-1.webp)</Wide>\n\n## AGILE FACILITOR',
    /:\d+: has a <Wide> whose "phone" is not a file name\./,
  ],
  [
    'a drawing as the cut for phones',
    '## AGILE FACILITOR',
    '<Wide phone="playable-garden/garden.svg">![A tile](growth-1.webp)</Wide>\n\n## AGILE FACILITOR',
    /:\d+: has <Wide phone="playable-garden\/garden\.svg">, but an SVG cannot be used there\./,
  ],
  ['a picture that is not in the folder', '(growth-2.webp', '(growth-9.webp', /:\d+: has no picture growth-9\.webp in its folder\./],
])('%s in a case study is named with its line', async (_, from, to, message) => {
  const problems = await problemsAfter('sample/case-studies/mycelium/body.mdx', (text) => text.replace(from, to));
  expect(problems).toEqual([expect.stringMatching(message)]);
});

test('what JSON Resume allows is taken, fields that it does not know included; a wrong kind, date or address is refused', async () => {
  const change = (text: string) => text.replace('"skills": [', '"languages": [],\n  "salary": { "per": "month" },\n  "skills": [');
  expect(await problemsAfter('sample/resume.json', change)).toEqual([]);
  expect(await problemsAfter('sample/resume.json', () => '{}')).toEqual([]);
  expect(await problemsAfter('sample/resume.json', (text) => text.replace('"2022"', '2022'))).toEqual([
    'sample/resume.json:21: work 2, startDate is not text. Write a year, or a year and month such as "2024-03".',
  ]);
  expect(
    await problemsAfter('sample/resume.json', (text) => text.replace('"name": "WeHike"', '"name": "WeHike", "url": "wehike"')),
  ).toEqual(['sample/resume.json:42: projects 1, url "wehike" is not an address. Write the whole address, or delete this line.']);
});

test('an address with a space, an import from outside, a picture that cannot be read and a part of another page are named', async () => {
  expect(
    await problemsAfter('sample/owner.json', (text) => text.replace('https://skye.example.com"', 'https://skye.example.com "')),
  ).toEqual([expect.stringContaining('sample/owner.json:10: url "https://skye.example.com " is not a web address.')]);
  expect(await problemsAfter('sample/pages/about.ts', (text) => text.replace('./portrait.svg', '../../art/portrait.svg'))).toEqual([
    'sample/pages/about.ts:3: imports ../../art/portrait.svg?portrait, which is outside sample/. Copy the file into it.',
  ]);
  writeFileSync(join(copy.project, 'sample/pages/empty.webp'), '');
  expect(await problemsAfter('sample/pages/about.ts', (text) => text.replace('./portrait.svg', './empty.webp'))).toEqual([
    'sample/pages/about.ts:10: portrait, picture is sample/pages/empty.webp, which cannot be read as a picture. Export it again.',
  ]);
  const about = (words: string) => problemsAfter('sample/pages/about.mdx', (text) => `${text}\n${words}\n`);
  expect(await about('<Claims />')).toEqual([expect.stringMatching(/about\.mdx:\d+: there is no component <Claims> here\./)]);
  expect(await about('I am {name}.')).toEqual([expect.stringMatching(/about\.mdx:\d+: has \{name\}, which has no value here\./)]);
  expect(await about('![A note](../resume.json)')).toEqual([
    expect.stringMatching(/:\d+: has a picture that is .*resume\.json, which browsers cannot show as a picture/),
  ]);
  expect(await about('<Wide>![A face](portrait.svg)</Wide> {/* a comment */}')).toEqual([]);
});

test('a drawing without a size and a file that is no picture are refused', async () => {
  const problemsWith = (picture: string, text: string) => {
    writeFileSync(join(copy.project, 'sample/pages', picture), text);
    return problemsAfter('sample/pages/about.ts', (words) => words.replace('portrait.svg', picture));
  };
  const sized = await problemsWith('bare.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(sized.join()).toContain('is sample/pages/bare.svg, an SVG without a size. Give its <svg> tag a viewBox.');
  const film = await problemsWith('film.mp4', '');
  expect(film.join()).toContain('is sample/pages/film.mp4, which browsers cannot show as a picture.');
});

test.each([
  ['<svg viewBox="0 0 500.5 600">', [501, 600]],
  ['<svg viewBox="0,0,40,30" width="9">', [40, 30]],
  ['<svg width="24px" height="32">', [24, 32]],
  ['<svg width="100%">', undefined],
])('the size of %s is %j', (tag, size) => {
  expect(drawingSize(tag)).toEqual(size);
});
