import { expect, test } from 'vitest';
import { schemaProblems } from '../../../engine/content/checks/check-content.ts';
import { readContentFiles } from '../../../engine/content/content-files.ts';
import { filesIn } from '../../support/sites/dist.ts';

test('every content file is checked, so that no mistake reaches the build or a visitor', async () => {
  const isPiece = (file: string) => /^case-studies\/[^/]+\/[^/]+\//.test(file); // The code of a figure, which has its own tests.
  const written = filesIn('sample').filter((file) => /\.(ts|json)$/.test(file) && !isPiece(file) && !/^(public\/|drawn)/.test(file));
  const checked = new Set((await readContentFiles(process.cwd(), 'sample')).map(({ file }) => file));
  expect(written.map((file) => `sample/${file}`).filter((file) => !checked.has(file))).toEqual([]);
});

test('a field with line breaks in its name is refused in one line', async () => {
  const [site] = await readContentFiles(process.cwd(), 'sample');
  const problems = site ? schemaProblems({ ...site, data: { ...(site.data as object), 'a\n    at b': 1 } }) : [];
  expect(problems).toEqual([expect.stringMatching(/nothing reads: a at b\. Check the spelling, or delete it\.$/)]);
});
