import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../engine/content/check-content.ts';
import { readContentFiles } from '../../engine/content/content-files.ts';
import { folderNote, siteFolder } from '../../engine/content/site-folder.ts';
import { lineOfJsonError } from '../../engine/content/source-position.ts';
import { ContentCopy } from '../support/owners/content-copy.ts';
import { SAMPLE } from '../support/owners/sample.ts';
import { filesIn } from '../support/sites/dist.ts';

const copy = new ContentCopy('content-files');
afterEach(() => vi.unstubAllEnvs());
afterAll(() => copy.remove());

const read = (project: string) => readContentFiles(project, 'sample');

test('every content file is checked, so that no error reaches the build or a visitor', () => {
  const isDemoFile = (file: string) => /^case-studies\/[^/]+\/[^/]+\//.test(file); // The code of a demo, which has its own tests.
  const files = filesIn('sample').filter((file) => /\.(ts|json)$/.test(file) && !isDemoFile(file) && !/^(public\/|generated)/.test(file));
  const checked = SAMPLE.files.map(({ file }) => file);
  expect(files.map((file) => `sample/${file}`).filter((file) => !checked.includes(file))).toEqual([]);
});

const JSON_TEXT = '{\n  "name": "Žofie 👩🏽‍💻",\n  "role": "Developer"\n}\n';

test.each<[mistake: string, from: string, to: string, line: number]>([
  ['a missing comma', '",\n', '"\n', 3],
  ['single quotation marks', '"Developer"', "'Developer'", 3],
  ['a comma after the last field', 'er"', 'er",', 4],
  ['a comment', '  "role"', '// What I do.\n  "role"', 3],
  ['nothing in it', JSON_TEXT, ' ', 1],
])('the line of %s in a JSON file is found', (_, from, to, line) => {
  expect(lineOfJsonError(JSON_TEXT.replace(from, to))).toBe(line);
});

test('JSON, TypeScript and MDX that start with a byte order mark are read as if they did not', async () => {
  const files = ['owner.json', 'resume.json', 'site.ts', 'pages/home.ts', 'pages/talks.mdx'].map((file) => `sample/${file}`);
  const page = "import './shared.ts';\n\nexport const page = { heading: 'Talks', meta: { title: 'Talks', description: 'Slides.' } };\n";
  const withMark = (text: string) => `\uFEFF${text || page}`;
  const found = await copy.withChanges(Object.fromEntries(files.map((file) => [file, withMark])), read);
  const dataOf = (path: string) => found.find(({ file }) => file === `sample/${path}`)?.data;
  expect([dataOf('owner.json'), dataOf('resume.json')]).toEqual([SAMPLE.owner, SAMPLE.resume]);
  expect([dataOf('site.ts'), dataOf('pages/home.ts')]).toEqual([SAMPLE.site, SAMPLE.home]);
  expect(dataOf('pages/talks.mdx')).toMatchObject({ heading: 'Talks' });
});

const CANNOT_BE_READ = /^: cannot be read\. .* Look for a missing comma, bracket or quotation mark\.$/;

test.each<[file: string, from: string | RegExp, to: string, message: RegExp]>([
  ['resume.json', '"work"', 'work', /^: cannot be read as JSON\. \S+/],
  ['theme.css', /^/, '\uFEFF', /^: begins with an invisible byte order mark, .* Save it as UTF-8 without a BOM\.$/],
  ['site.ts', 'footer: {', 'footer: {{', CANNOT_BE_READ],
  [
    'pages/home.ts',
    /intro: '.*'/,
    "intro: 'I'm a developer'",
    /^: cannot be read\. The apostrophe before "m" ends the text\. Write ’ instead, or put the text between double quotes\.$/,
  ],
  ['pages/home.ts', /intro: '.*'/, "intro: 'My users' favourite'", /^: cannot be read\. The apostrophe before "favourite" ends the text\./],
  ['pages/home.ts', /intro: '.*'/, "intro: 'Hello' end: ''", CANNOT_BE_READ],
  ['site.ts', './owner.json', './ownr.json', /^: imports \.\/ownr\.json, but there is no such file\./],
  ['pages/about.ts', './portrait', '../../portrait', /^: imports .*, which is outside sample\/\. Copy the file/],
])('a typo in %s, %s changed to %s, is reported with the line of the change', async (file, from, to, message) => {
  const path = `sample/${file}`;
  const place = copy.at(path, readFileSync(path, 'utf8').match(from)?.[0] ?? '');
  const error: Error = await copy.withChanges({ [path]: (text) => text.replace(from, to) }, read).catch((thrown) => thrown);
  expect(error.message).toContain(place);
  expect(error.message.replace(place, '')).toMatch(message);
});

test.each<[file: string, from: string | RegExp, to: string, message: RegExp]>([
  ['theme.css', 'color-scheme: light;', 'color-scheme: light', /^sample\/theme\.css:\d+: cannot be read as a stylesheet\. .* semicolon\.$/],
  ['site.ts', /^/, "import './shared.ts';\n", /^sample\/shared\.ts:2: cannot be read\. /],
  [
    'site.ts',
    'const site',
    'const sight',
    /^sample\/site\.ts: cannot be read\. There is no "export const site" in it\. Add it, or check its name\.$/,
  ],
  ['site.ts', /^/, 'nothing.ever();\n', /^sample\/site\.ts: cannot be read\. nothing is not defined\.$/],
])('a typo in %s, %s changed to %s, is reported where it is noticed', async (file, from, to, message) => {
  const changes = {
    [`sample/${file}`]: (text: string) => text.replace(from, to),
    'sample/shared.ts': () => 'export const first =\n  {{;\n',
  };
  await expect(copy.withChanges(changes, read)).rejects.toThrow(message);
});

test.each([
  ['pages/talks.mdx', '"export const page = { heading, meta }" in this file'],
  ['pages/about.mdx', 'about.ts'],
  ['case-studies/wehike/body.mdx', 'meta.ts'],
])('front matter in %s is recognised, and the owner is told to write its facts into %s', async (file, place) => {
  const withFrontMatter = (text: string) => `---\ntitle: My talks\ntags: [one, two]\n---\n\n${text}`;
  const { problems } = await copy.withChanges({ [`sample/${file}`]: withFrontMatter }, checkContent);
  expect(problems).toEqual([`sample/${file}:1: begins with front matter (---), which is not read. Write its facts into ${place} instead.`]);
});

test('a text may begin with a line (---) that is not front matter', async () => {
  const withLine = (text: string) => `---\n\nA story: it begins.\n\n---\n\n${text}`;
  expect((await copy.withChanges({ 'sample/pages/about.mdx': withLine }, checkContent)).problems).toEqual([]);
});

test('a missing file is reported', async () => {
  rmSync(join(copy.project, 'sample/pages/contact.ts'));
  await expect(read(copy.project)).rejects.toThrow(
    /^sample\/pages\/contact\.ts: is missing\. Put the file back; sample\/ shows what belongs there\.$/,
  );
  writeFileSync(join(copy.project, 'sample/pages/contact.ts'), 'export const contact = {};');
});

test('the next check sees a change in a file that a content file imports', async () => {
  const nameWith = async (name: string) => {
    const files = await copy.withChanges(
      {
        'sample/shared.ts': () => `export const name = '${name}';`,
        'sample/testimonials.ts': () => "import { name } from './shared.ts';\nexport const testimonials = [{ name }];",
      },
      read,
    );
    return files.find(({ definition }) => definition.name === 'testimonials')?.data;
  };
  expect([await nameWith('Ada'), await nameWith('Grace')]).toEqual([[{ name: 'Ada' }], [{ name: 'Grace' }]]);
});

test('OWN-01 the site uses content/ if it exists, while the engine is still tested with the sample', () => {
  expect(folderNote('sample')).toBe('Using the sample site in sample/. Run "npm run setup" to create your own in content/.');
  mkdirSync(join(copy.project, 'content'));
  expect(siteFolder(copy.project)).toBe('sample');
  vi.stubEnv('SITE_FOLDER', '');
  expect(siteFolder(copy.project)).toBe('content');
  expect(folderNote('content')).toBe('Using the site in content/.');
  rmSync(join(copy.project, 'content'), { recursive: true });
  expect(siteFolder(copy.project)).toBe('sample');
});
