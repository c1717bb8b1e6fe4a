import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../build/check-content.ts';
import type { Ask } from '../../scripts/questions/question.ts';
import { editSource } from '../../scripts/setup/edit-source.ts';
import { setUpOwner } from '../../scripts/setup/set-up-owner.ts';
import { ContentCopy } from '../support/content-copy.ts';

const FILES = ['content/site.ts', 'content/pages/home.ts', 'content/pages/contact.ts', 'content/pages/resume.ts'];
const copy = new ContentCopy('setup');
const { project } = copy;
beforeEach(() => {
  for (const file of FILES) cpSync(file, join(project, file));
});
afterAll(() => copy.remove());

const ADA = {
  name: "Ada O'Example",
  role: 'UX designer',
  city: 'Cairns, Queensland',
  email: 'ada@ada.dev',
  url: 'https://ada.dev',
  github: 'https://github.com/ada',
  linkedin: 'https://www.linkedin.com/in/ada',
};

const flags = (answers: Record<string, string>) => Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]);
const linesOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8').split('\n');
/** The lines that the copy has and the sample has not, without their indentation. */
const newLines = (file: string) =>
  linesOf(project, file)
    .filter((line) => !linesOf('.', file).includes(line))
    .map((line) => line.trim());
const isUntouched = () => FILES.every((file) => newLines(file).length === 0 && linesOf(project, file).length === linesOf('.', file).length);

test('flags change the owner’s facts and the words that name the owner, and nothing else', async () => {
  expect(await setUpOwner(project, flags(ADA))).toEqual(FILES);
  expect(newLines('content/site.ts')).toEqual([
    "url: 'https://ada.dev',",
    'name: "Ada O\'Example",',
    "firstName: 'Ada',",
    "role: 'UX designer',",
    "place: 'Cairns, Queensland',",
    "email: 'ada@ada.dev',",
    "github: 'https://github.com/ada',",
    "linkedin: 'https://www.linkedin.com/in/ada',",
    "sentence: 'Made in Cairns under three eighths of cloud',",
  ]);
  expect(newLines('content/pages/home.ts')).toEqual([
    expect.stringContaining("Ada O'Example is a UX designer in Cairns who builds"),
    "keywords: ['UX designer', 'Cairns', 'React', 'TypeScript', 'portfolio'],",
    "greeting: 'G’day, I’m Ada.',",
    expect.stringContaining('I’m a UX designer focused on'),
    "coordinates: 'Cairns, Queensland',",
  ]);
  expect(newLines('content/pages/contact.ts')[0]).toMatch(/^description: "Write to Ada O'Example, UX designer in Cairns\./);
  expect(newLines('content/pages/resume.ts')[0]).toMatch(/^(description: )?"The resume of Ada O'Example, UX designer in Cairns:/);
  const { problems, content } = await checkContent(project);
  expect(problems).toEqual([]);
  expect(content.site.sample).toBeUndefined();
  expect(content.home.sample).toBe(true);
});

test('a second setup starts from the first, and the sample comes back word for word but for its mark and latitude', async () => {
  const { content } = await checkContent('.');
  const { owner, url, profiles } = content.site;
  await setUpOwner(project, flags(ADA));
  const skye = { name: owner.name, role: owner.role, city: owner.place, email: owner.email, url, ...profiles };
  await setUpOwner(project, flags(skye));
  expect(FILES.flatMap(newLines)).toEqual(["coordinates: 'Brisbane, Queensland',"]);
});

test('a description that a long name makes too long loses its last words', async () => {
  await setUpOwner(project, flags({ ...ADA, name: 'Bartholomew Featherstonehaugh', role: 'Principal accessibility engineer' }));
  const { content } = await checkContent(project);
  expect(content.resumePage.meta.description).toMatch(/^The resume of Bartholomew .* education on one page\.$/);
});

test('a name that makes a title too long can be mended by another setup', async () => {
  await setUpOwner(project, flags({ ...ADA, name: 'Maximiliana Featherstonehaugh-Cholmond' }));
  expect((await checkContent(project)).problems).toEqual([expect.stringContaining('search engines show 60')]);
  await setUpOwner(project, flags(ADA));
  expect((await checkContent(project)).problems).toEqual([]);
});

test('a content file that cannot be right is named, and nothing is written', async () => {
  const site = join(project, 'content/site.ts');
  const broken = readFileSync(site, 'utf8').replace("'Skye Sampleton'", "''");
  writeFileSync(site, broken);
  await expect(setUpOwner(project, flags(ADA))).rejects.toThrow('content/site.ts:8: owner, name is empty.');
  expect(readFileSync(site, 'utf8')).toBe(broken);
});

test.each([
  [{ ...ADA, email: 'ada' }, 'Your e-mail address "ada" is not an e-mail address.'],
  [{ ...ADA, url: 'https://ada.dev/' }, 'The address of your site must not end with a slash. Delete the last character.'],
  [{ ...ADA, name: ' ' }, 'Your name is empty. Write your name as you want it to be read.'],
  [{ ...ADA, nme: 'Ada' }, /^Unknown option '--nme'\. The flags are: --name, /],
  [{ name: 'Ada', email: ADA.email }, 'There is no terminal to ask in, so please add: --role, --city, --url, --github, --linkedin.'],
])('a mistake is answered with its sentence, and nothing is written', async (answers, sentence) => {
  await expect(setUpOwner(project, flags(answers))).rejects.toThrow(sentence);
  expect(isUntouched()).toBe(true);
});

test('in a terminal only what no flag says is asked, and leaving at the last question writes nothing', async () => {
  const { linkedin, ...known } = ADA;
  const asked: string[] = [];
  const ask =
    (last: string | undefined): Ask =>
    async ({ flag }, suggestion) => {
      asked.push(flag);
      return flag === 'linkedin' ? last : suggestion;
    };
  expect(await setUpOwner(project, flags(known), ask(undefined))).toBeUndefined();
  expect(asked).toEqual(['first-name', 'linkedin']);
  expect(isUntouched()).toBe(true);
  expect(await setUpOwner(project, flags(known), ask(linkedin))).toEqual(FILES);
});

test('a value is edited at its place, in the quotes and on the line that the formatter would choose', () => {
  const source = "export const page = {\n  sample: true,\n  words: 'sample: true',\n} satisfies Page;\n";
  const edited = (value: string) => editSource(source, 'page', [{ path: ['words'], value }]);
  expect(edited('It’s "here"')).toContain('  words: \'It’s "here"\',\n');
  expect(edited("It's \\ here")).toContain('  words: "It\'s \\\\ here",\n');
  expect(edited('x'.repeat(140))).toContain(`  words:\n    'xxx`);
  expect(editSource(source, 'page', [{ path: ['sample'] }, { path: ['none'], value: 'x' }])).toBe(source.replace('  sample: true,\n', ''));
});
