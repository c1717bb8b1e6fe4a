import { expect, test } from 'vitest';
import { headersOfFile, rulesOf } from '../../../engine/hosts/headers/headers-of-file.ts';
import { DIST, filesIn } from '../../support/sites/dist.ts';

const HASH = /-[\w-]{8}(-\d+x\d+)?\.\w+$/;
const paths = filesIn(DIST)
  .filter((file) => !/\.(br|gz)$/.test(file))
  .map((file) => `/${file}`);
const isImmutable = (path: string) => /immutable/.test(headersOfFile({}, path)['Cache-Control'] ?? '');

test('REL-08 a file is immutable exactly when its name holds a hash of what is in it', () => {
  expect(paths.filter(isImmutable)).toEqual(paths.filter((path) => HASH.test(path) && !path.startsWith('/images/cards/')));
  expect(paths.filter(isImmutable).length).toBeGreaterThan(50);
});

test('no file belongs to two classes, so that no host joins two values of a header', () => {
  expect(paths.filter((path) => rulesOf(path).length > 1)).toEqual([]);
});

test('share cards and icons may be shown by other sites, documents and downloads may not', () => {
  const shared = (path: string) => headersOfFile({}, path)['Cross-Origin-Resource-Policy'] === 'cross-origin';
  const open = ['/images/cards/about.png', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icons/icon-192.png'];
  const closed = ['/', '/about', '/images/Skye_Sampleton_CV.pdf', '/images/card-BINIf58U.avif', '/assets/index-C7ucNl8I.js'];
  expect(open.filter(shared)).toEqual(open);
  expect(closed.filter(shared)).toEqual([]);
});
