import { afterAll, expect, test } from 'vitest';
import { checkContent, schemaProblems } from '../../build/check-content.ts';
import { readContentFiles } from '../../build/content-files.ts';
import { ContentCopy } from '../support/content-copy.ts';
import { filesIn } from '../support/dist.ts';

const copy = new ContentCopy('content-files');
afterAll(() => copy.remove());

test('every content file is checked: none is left for the build, or a visitor, to stumble over', async () => {
  const written = filesIn('content').filter((file) => /\.(ts|json|mdx)$/.test(file) && !/schema\.ts$|^schemas\//.test(file));
  const checked = new Set((await readContentFiles(process.cwd())).map(({ file }) => file));
  expect(written.map((file) => `content/${file}`).filter((file) => !checked.has(file))).toEqual([]);
});

test.each([
  [
    'a hut with easting and northing swapped is named by its number',
    ['map-places.json', '[1841254, 5897023]', '[5897023, 1841254]'],
    /^content\/figures\/map-places\.json:\d+: features 6, geometry, coordinates 1 is no easting of the main islands\. .*1000000 to 2100000\.$/,
  ],
  [
    'a place that is neither hut nor track is named',
    ['map-places.json', '"Point"', '"Polygon"'],
    /^content\/figures\/map-places\.json:\d+: features 6, geometry, type must be "Point" for a hut, or "LineString" for a track\.$/,
  ],
  [
    'a figure that was not measured is named by the file it should be in',
    ['crawler-measured.json', '"wordMs"', '"words"'],
    /^content\/figures\/crawler-measured\.json:\d+: client, times, wordMs is not a number\. .*npm run crawler/,
  ],
  [
    'words under another name are missed by their own',
    ['garden.ts', 'const garden', 'const gardn'],
    /^content\/figures\/garden\.ts: cannot be read\. There is no "export const garden" in it\.$/,
  ],
] as const)('%s', async (_name, [file, from, to], refusal) => {
  const { problems } = await copy.changed({ [`content/figures/${file}`]: (text) => text.replace(from, to) }, checkContent);
  expect(problems[0]).toMatch(refusal);
});

test('a field with line breaks in its name is refused in one line', async () => {
  const [site] = await readContentFiles(process.cwd());
  const problems = site ? schemaProblems({ ...site, data: { ...(site.data as object), 'a\n    at b': 1 } }) : [];
  expect(problems).toEqual([expect.stringMatching(/nothing reads: a at b\. Check the spelling, or delete it\.$/)]);
});
