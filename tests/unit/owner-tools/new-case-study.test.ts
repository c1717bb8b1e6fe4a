import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { newCaseStudy } from '../../../tools/owner/case-study/new-case-study.ts';
import { temporaryFolder } from '../../support/sites/build-site.ts';

const project = temporaryFolder('new-case-study');
const folderOf = (slug: string) => join(project, 'sample/case-studies', slug);
beforeAll(() => {
  for (const source of ['sample', 'tools/owner/case-study']) cpSync(source, join(project, source), { recursive: true });
  return () => rmSync(project, { recursive: true });
});
const foldersOf = (root: string) => readdirSync(join(root, 'sample/case-studies'));
afterEach(() => expect(foldersOf(project)).toEqual(foldersOf('.')));

test('a new case study has an address, a place, headings and pictures, and nothing is wrong with it', async () => {
  expect(await newCaseStudy(project, ['--name', "Café: 'Münster' & <Sons>"])).toBe('sample/case-studies/cafe-munster-sons');
  const { problems, content } = await checkContent(project);
  expect(problems).toEqual([]);
  const study = content.caseStudies.find(({ slug }) => slug === 'cafe-munster-sons');
  expect(study?.meta).toMatchObject({ sample: true, order: 4, name: "Café: 'Münster' & <Sons>" });
  const folder = folderOf('cafe-munster-sons');
  expect(readFileSync(join(folder, 'body.mdx'), 'utf8').match(/^## .*/gm)).toEqual([
    '## DESIGN BRIEF',
    '## TECH STACK AND EXPLANATION',
    '## WHO ARE WE SOLVING FOR?',
    '## PROBLEMS AND THOUGHT PROCESSES',
  ]);
  expect(await sharp(join(folder, 'stage.webp')).metadata()).toMatchObject({ width: 2400, height: 1380 });
  expect(await sharp(join(folder, 'card.webp')).metadata()).toMatchObject({ width: 1752, height: 1260 });
  rmSync(folder, { recursive: true });
  expect((await checkContent(project)).problems).toEqual([]);
});

test('a name of one letter and a very long one both make a sound case study', async () => {
  const names = ['X', 'x'.repeat(80)];
  for (const name of names) await newCaseStudy(project, ['--name', name]);
  expect((await checkContent(project)).problems).toEqual([]);
  for (const name of names) rmSync(folderOf(name.toLowerCase()), { recursive: true });
});

test.each([
  [['--name', 'WeHike'], 'sample/case-studies/wehike: exists already. Choose another address, or delete that folder first.'],
  [['--name', 'About'], 'sample/case-studies/about: this address is taken by another page. Choose another name.'],
  [['--name', 'Fine', '--address', 'Not Fine'], 'sample/case-studies/Not Fine: cannot be an address.'],
  [['--name', '北京'], 'Its address on your site cannot be derived from the other answers. Add --address.'],
  [['--name', 'two\nlines'], 'The name of the project contains a line break or another invisible character.'],
  [[], 'There is no terminal to ask in. Add --name.'],
])('what cannot be a case study is refused with a sentence', async (args, sentence) => {
  await expect(newCaseStudy(project, args)).rejects.toThrow(sentence);
});

test('leaving at the second question makes no folder', async () => {
  const answers = ['Later', undefined];
  expect(await newCaseStudy(project, [], async () => answers.shift())).toBeUndefined();
  expect(existsSync(folderOf('later'))).toBe(false);
});
