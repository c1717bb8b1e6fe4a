import { expect, test } from 'vitest';
import { schemaProblems } from '../../engine/content/check-content.ts';
import { readContentFiles } from '../../engine/content/content-files.ts';
import { filesIn } from '../support/dist.ts';

test('every content file is checked: none is left for the build, or a visitor, to stumble over', async () => {
  const isPiece = (file: string) => /^case-studies\/[^/]+\/[^/]+\//.test(file); // Code, which its own tests look after.
  const written = filesIn('sample').filter((file) => /\.(ts|json)$/.test(file) && !isPiece(file) && !/^(public\/|drawn)/.test(file));
  const checked = new Set((await readContentFiles(process.cwd(), 'sample')).map(({ file }) => file));
  expect(written.map((file) => `sample/${file}`).filter((file) => !checked.has(file))).toEqual([]);
});

test('a field with line breaks in its name is refused in one line', async () => {
  const [site] = await readContentFiles(process.cwd(), 'sample');
  const problems = site ? schemaProblems({ ...site, data: { ...(site.data as object), 'a\n    at b': 1 } }) : [];
  expect(problems).toEqual([expect.stringMatching(/nothing reads: a at b\. Check the spelling, or delete it\.$/)]);
});
