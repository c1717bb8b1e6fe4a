import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashedFolderProblems } from '../../../engine/hashed-folders.ts';
import { headersOfFile, rulesOf } from '../../../engine/hosts/headers/headers.ts';
import { OWNER_PATHS } from '../../hosts/support/published.ts';
import { temporaryFolder } from '../../support/sites/build-site.ts';
import { DIST, filesIn } from '../../support/sites/dist.ts';

const HASH = /-[\w-]{8}(-\d+x\d+)?\.\w+$/;
const paths = filesIn(DIST)
  .filter((file) => !/\.(br|gz)$/.test(file))
  .map((file) => `/${file}`);
const isImmutable = (path: string) => /immutable/.test(headersOfFile({}, path)['Cache-Control'] ?? '');

test('REL-08 OWN-13 a file is immutable exactly when the build gave it a name with a hash of what is in it', () => {
  const own = filesIn('sample/public').map((file) => `/${file}`);
  expect(paths.filter(isImmutable)).toEqual(paths.filter((path) => HASH.test(path) && !own.includes(path)));
  expect(paths.filter(isImmutable).length).toBeGreaterThan(50);
  expect(OWNER_PATHS.filter(isImmutable)).toEqual([]);
});

test('OWN-13 the build does not take a file of the owner into a folder of immutable files, and says where to put it', () => {
  const root = temporaryFolder('hashed-folders');
  const problems = () => hashedFolderProblems({ root, folder: 'content' });
  mkdirSync(join(root, 'content/public/images'), { recursive: true });
  expect(problems()).toEqual([]);
  mkdirSync(join(root, 'content/public/images/hashed'));
  const sentence = 'browsers keep files in a folder of this name for a year. Move yours to another folder.';
  expect(problems()).toEqual([`content/public/images/hashed: ${sentence}`]);
  rmSync(root, { recursive: true });
});

test('no file belongs to two classes, so that no host joins two values of a header', () => {
  expect(paths.filter((path) => rulesOf(path).length > 1)).toEqual([]);
});

test('share cards and icons may be shown by other sites, documents and downloads may not', () => {
  const shared = (path: string) => headersOfFile({}, path)['Cross-Origin-Resource-Policy'] === 'cross-origin';
  const open = ['/images/cards/about.png', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icons/icon-192.png'];
  const closed = ['/', '/about', '/images/Skye_Sampleton_CV.pdf', '/images/hashed/card-BINIf58U.avif', '/assets/hashed/index-C7ucNl8I.js'];
  expect(open.filter(shared)).toEqual(open);
  expect(closed.filter(shared)).toEqual([]);
});
