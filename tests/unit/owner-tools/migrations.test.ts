import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { CONTENT_VERSION } from '../../../engine/content/content-version.ts';
import { migrateContent } from '../../../tools/owner/migrations/migrate-content.ts';
import type { Migration } from '../../../tools/owner/migrations/migration.ts';
import { MIGRATIONS } from '../../../tools/owner/migrations/migrations.ts';
import { addField, setField } from '../../../tools/owner/migrations/set-field.ts';
import { ContentCopy } from '../../support/owners/content-copy.ts';
import { temporaryFolder } from '../../support/sites/build-site.ts';
import { filesIn } from '../../support/sites/dist.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function contentOf(files: Record<string, string>): string {
  const folder = temporaryFolder('migrations');
  folders.push(folder);
  mkdirSync(join(folder, 'pages'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const textsIn = (folder: string) => Object.fromEntries(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

const TO_2: Migration = {
  to: 2,
  why: 'Home says what it is.',
  migrate: (content) => content.addField('pages/home.ts', ['kind'], "'home'", 'home'),
};
const TO_3: Migration = {
  to: 3,
  why: 'The old page is gone, and its words stand in the new one.',
  migrate: (content) => {
    const old = content.read('pages/old.mdx');
    if (old === undefined) return;
    content.write('pages/new.mdx', old);
    content.write('pages/old.mdx', undefined);
  },
};
const HOME = "export const home = {\n  name: 'Ada', // My own remark.\n} satisfies Home;\n";

test('the list of migrations leads to the version that the engine reads, one step at a time', () => {
  expect(MIGRATIONS.map(({ to }) => to)).toEqual(Array.from({ length: CONTENT_VERSION }, (_, index) => index + 1));
});

test('content from before 1.0.0 gets its version and stays as it is otherwise', () => {
  const folder = contentOf({ 'owner.json': '{\n  "name": "Ada",\n  "profiles": [{ "name": "Blog" }]\n}\n', 'pages/home.ts': HOME });
  expect(migrateContent(folder, MIGRATIONS, 1).files).toEqual(['owner.json']);
  expect(textsIn(folder)).toEqual({
    'owner.json': '{\n  "name": "Ada",\n  "profiles": [{ "name": "Blog" }],\n  "contentVersion": 1\n}\n',
    'pages/home.ts': HOME,
  });
});

test('migrations run in order from the version of the content, and a second run changes nothing', () => {
  const folder = contentOf({ 'owner.json': '{ "contentVersion": 1 }', 'pages/home.ts': HOME, 'pages/old.mdx': 'My words.' });
  const migrate = () => migrateContent(folder, [...MIGRATIONS, TO_2, TO_3], 3);
  expect(migrate()).toEqual({
    whys: [TO_2.why, TO_3.why],
    files: ['pages/home.ts', 'pages/new.mdx', 'pages/old.mdx', 'owner.json'],
  });
  const after = {
    'owner.json': '{ "contentVersion": 3 }',
    'pages/home.ts': HOME.replace('remark.\n', "remark.\n  kind: 'home',\n"),
    'pages/new.mdx': 'My words.',
  };
  expect(textsIn(folder)).toEqual(after);
  expect(migrate()).toEqual({ whys: [], files: [] });
  writeFileSync(join(folder, 'owner.json'), '{ "contentVersion": 1 }'); // As after a break before the version was written.
  expect(migrate().files).toEqual(['owner.json']);
  expect(textsIn(folder)).toEqual(after);
});

test('a migration that fails is told in a sentence and leaves all content as it was', () => {
  const folder = contentOf({ 'owner.json': '{ "contentVersion": 1 }', 'pages/home.ts': 'export const other = {};' });
  const before = textsIn(folder);
  expect(() => migrateContent(folder, [TO_3, TO_2], 2)).toThrow(
    'The content could not be brought to version 2, and nothing in it was changed. pages/home.ts: home is not written as { … } in this file, so nothing can be added to it. Write it so, and run this again.',
  );
  expect(textsIn(folder)).toEqual(before);
});

test('content of a newer release, and an owner.json that cannot be read, are told in a sentence', () => {
  expect(() => migrateContent(contentOf({ 'owner.json': '{ "contentVersion": 9 }' }), [], 2)).toThrow('belongs to a newer release');
  expect(() => migrateContent(contentOf({ 'owner.json': '{' }), [], 2)).toThrow('owner.json is missing or cannot be read as JSON');
});

test.each([
  ['{ "a": 1 }', ['a'], '2', undefined, '{ "a": 2 }'],
  ['{}', ['a'], '2', undefined, '{ "a": 2 }'],
  ['\uFEFF{ "a": { "b": 1 } }', ['a', 'c'], '"x"', undefined, '\uFEFF{ "a": { "b": 1, "c": "x" } }'],
  ['export const a = { b: { c: 1 } } satisfies A;', ['b', 'd'], "'x'", 'a', "export const a = { b: { c: 1, d: 'x' } } satisfies A;"],
  ['export const a = {\n  b: 1,\n};', ['c'], '2', 'a', 'export const a = {\n  b: 1,\n  c: 2,\n};'],
  ['export const a = {\n  b: 1, // One, or so.\n};', ['c'], '2', 'a', 'export const a = {\n  b: 1, // One, or so.\n  c: 2,\n};'],
  ['export const a = { b: 1 // One, or so.\n};', ['c'], '2', 'a', 'export const a = { b: 1, // One, or so.\nc: 2\n};'],
  ['export const a = {\n  // None yet.\n};', ['b'], '2', 'a', 'export const a = { b: 2,\n  // None yet.\n};'],
  ['const b = { c: 1 };\nexport const a = { b };', ['b', 'd'], '2', 'a', 'const b = { c: 1, d: 2 };\nexport const a = { b };'],
  ['const a = { b: 1 };\nexport { a };', ['c'], '2', 'a', 'const a = { b: 1, c: 2 };\nexport { a };'],
  ['export const a = { b: 1 /* One */ };', ['c-d'], '2', 'a', "export const a = { b: 1, /* One */ 'c-d': 2 };"],
])('%j gets its field %j and keeps every other character', (text, path, source, exported, expected) => {
  expect(setField(text, path, source, exported)).toBe(expected);
  expect(addField(expected, path, '0', exported)).toBe(expected);
  expect(setField(expected, path, source, exported)).toBe(expected);
});

test('a file that cannot be read is told as such', () => {
  expect(() => addField('export const a = { b: 1,, };', ['c'], '2', 'a')).toThrow('A file cannot be read, mend it first: ');
});

test.each([
  [
    '"contentVersion": 1',
    '"contentVersion": 0',
    'contentVersion is missing or no number, and this release reads 1. Run "npm run upgrade -- --migrate"',
  ],
  [',\n  "contentVersion": 1', '', 'contentVersion is missing or no number, and this release reads 1. Run "npm run upgrade -- --migrate"'],
  ['"contentVersion": 1', '"contentVersion": 2', 'contentVersion is 2, and this release reads 1. The content belongs to a newer release'],
])('the check names content of another version before all that follows from it: %s as %s', async (from, to, sentence) => {
  const copy = new ContentCopy('content-version');
  const change = (text: string) => text.replace(from, to).replace('"name": "Skye Sampleton"', '"name": ""');
  const { problems } = await copy.changed({ 'sample/owner.json': change }, checkContent);
  expect(problems).toEqual([expect.stringContaining(sentence)]);
  copy.remove();
});
