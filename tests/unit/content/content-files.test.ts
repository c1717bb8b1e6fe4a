import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent, schemaProblems } from '../../../engine/content/checks/check-content.ts';
import { readContentFiles } from '../../../engine/content/content-files.ts';
import { ContentCopy } from '../../support/owners/content-copy.ts';
import { filesIn } from '../../support/sites/dist.ts';

const copy = new ContentCopy('content-files');
afterAll(() => copy.remove());

/** The problems of the sample while the text of these files begins with `code`. */
const problemsWith = async (code: string, ...files: string[]) => {
  const changes = files.map((file) => [file, (text: string) => `${code}\n${text}`]);
  return (await copy.changed(Object.fromEntries(changes), checkContent)).problems;
};

/** A file of the owner's own, beside those that we read ourselves. */
const writeShared = (code: string) => writeFileSync(join(copy.project, 'sample/shared.ts'), code);

test('every content file is checked, so that no mistake reaches the build or a visitor', async () => {
  const isPiece = (file: string) => /^case-studies\/[^/]+\/[^/]+\//.test(file); // The code of a figure, which has its own tests.
  const written = filesIn('sample').filter((file) => /\.(ts|json)$/.test(file) && !isPiece(file) && !/^(public\/|drawn)/.test(file));
  const checked = new Set((await readContentFiles(process.cwd(), 'sample')).map(({ file }) => file));
  expect(written.map((file) => `sample/${file}`).filter((file) => !checked.has(file))).toEqual([]);
});

test('a field with line breaks in its name is refused in one line', async () => {
  const [site] = await readContentFiles(process.cwd(), 'sample');
  const problems = site ? schemaProblems({ ...site, data: { ...(site.data as object), 'a\n    at b': 1 } }) : [];
  expect(problems).toEqual([expect.stringMatching(/: a at b is an unknown field\. Check the spelling, or delete it\.$/)]);
});

test('a file that two content files import is run once for each check', async () => {
  const counter = globalThis as { timesRun?: number };
  counter.timesRun = 0;
  writeShared('globalThis.timesRun += 1;');
  expect(await problemsWith("import './shared.ts';", 'sample/site.ts', 'sample/testimonials.ts', 'sample/technologies.ts')).toEqual([]);
  expect(counter.timesRun).toBe(1);
  delete counter.timesRun;
});

test('a change in a file that a content file imports is seen by the next check', async () => {
  const change = (text: string) => `import { first } from './shared.ts';\n${text.replace(/name: '[^']+'/, 'name: first')}`;
  for (const name of ['Ada', 'Grace']) {
    writeShared(`export const first = '${name}';`);
    const { content } = await copy.changed({ 'sample/testimonials.ts': change }, checkContent);
    expect(content.testimonials[0]?.name).toBe(name);
  }
});

test('a content file that cannot be run is named, and none of those that can', async () => {
  expect(await problemsWith('nothing.ever();', 'sample/technologies.ts')).toEqual([
    'sample/technologies.ts: cannot be read. nothing is not defined.',
  ]);
});

test('two files that cannot be read are one error, not a second one that would end npm run dev', async () => {
  const spoil = (text: string) => `nothing.ever();\n${text}`;
  const reading = copy.changed({ 'sample/technologies.ts': spoil, 'sample/owner.json': () => '' }, (project) =>
    readContentFiles(project, 'sample'),
  );
  await expect(reading).rejects.toThrow('sample/owner.json:1: cannot be read as JSON.');
});

test('a typing error in a file that content files import is named with that file and its line', async () => {
  writeShared('export const first =\n  {{;\n');
  expect(await problemsWith("import './shared.ts';", 'sample/site.ts', 'sample/testimonials.ts')).toEqual([
    expect.stringMatching(/^sample\/shared\.ts:2: cannot be read\. /),
  ]);
  writeShared("import './nowhere.ts';");
  expect(await problemsWith("import './shared.ts';", 'sample/site.ts')).toEqual([
    'sample/shared.ts:1: imports ./nowhere.ts, but there is no such file. Check the spelling, or put it there.',
  ]);
});
