import { expect, test } from 'vitest';
import { DIST } from '../../support/sites/dist.ts';
import { brokenLinks, orphanPictures } from '../../support/sites/links.ts';

test('REL-17 every internal address, hash and asset resolves in the built files', () => {
  expect(brokenLinks(DIST)).toEqual([]);
});

test('REL-17 no picture under /images is left without a use', () => {
  expect(orphanPictures(DIST)).toEqual([]);
});
