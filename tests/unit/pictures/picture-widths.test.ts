import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureDirectives } from '../../../engine/pictures/picture-directives.ts';
import { pictureWidths } from '../../../engine/pictures/picture-widths.ts';
import { PICTURE_SIZES, type PictureKind } from '../../../src/lib/picture-sizes.ts';

const kinds = Object.keys(PICTURE_SIZES) as PictureKind[];

test('the large picture is made as wide as the widest page at double density, and no wider', () => {
  const widths = pictureWidths('stage');
  expect(widths[0]).toBe(2880);
  expect(widths).toContain(2400);
  expect(widths).toContain(1200);
});

test('the cut for phones is made for screens up to 860 px only', () => {
  expect(pictureWidths('phone')[0]).toBe(Math.ceil(820 * 0.912 * 2));
});

test.each(kinds)('the widths of a %s picture are so close that no screen gets one over 1.3 times as wide as it shows', (kind) => {
  const widths = pictureWidths(kind);
  for (const [index, width] of widths.slice(1).entries()) expect((widths[index] ?? 0) / width).toBeLessThanOrEqual(1.301); // 0.001 more than 1.3, for rounding.
});

test.each([
  ['stage', 1440, 1200],
  ['phone', 390, 390 * 0.912],
  ['card', 768, 768 * 0.912],
  ['card', 1440, 584],
  ['sheet', 1440, 712],
] as const)('a %s picture on a screen of %i px at double density has at most 1.3 times the pixels it shows', (kind, _screen, shown) => {
  const chosen = pictureWidths(kind).findLast((width) => width >= shown * 2) ?? 0;
  expect((chosen / (shown * 2)) ** 2).toBeLessThanOrEqual(1.3);
});

test('a master that is smaller than the layout is cut to shape and not blown up', async () => {
  const directives = await pictureDirectives(new URL('file:///face.jpg?portrait'), () => ({ width: 1000, height: 600 }));
  expect(directives.get('aspect')).toBe('5:6');
  expect(Math.max(...(directives.get('w') ?? '').split(';').map(Number))).toBe(500);
});

test.each(globSync('sample/case-studies/*/{card,stage*}.webp'))(
  '%s has the shape of its frame, so that none of its edges is cut',
  async (file) => {
    const kind = /card|-phone/.test(file) ? 'phone' : 'stage';
    const { width, height } = await sharp(file).metadata();
    const directives = await pictureDirectives(new URL(`?${kind}`, pathToFileURL(file)), () => ({ width, height }));
    const [across = 0, down = 1] = (directives.get('aspect') ?? '').split(':').map(Number);
    expect(width / height).toBeCloseTo(across / down, 2);
  },
);

test('what is no picture of a known kind is left alone', async () => {
  const directives = await pictureDirectives(new URL('file:///cloud.svg?url'), () => Promise.reject(new Error('not read')));
  expect([...directives]).toEqual([]);
});
