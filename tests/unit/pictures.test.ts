import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureDirectives } from '../../engine/pictures/picture-plugin.ts';
import { svgSize } from '../../engine/pictures/svg-plugin.ts';
import { PICTURE_KINDS } from '../../schema/pictures.ts';
import { NARROW_MAX_WIDTH, PICTURE_SIZES, PICTURE_WIDTHS } from '../../src/lib/picture-sizes.ts';
import { temporaryFolder } from '../support/sites/project-copy.ts';

test.each(PICTURE_KINDS)('the widths of a %s picture are so close that no screen loads one over 1.3 times as wide as needed', (kind) => {
  const widths = PICTURE_WIDTHS[kind];
  for (const [index, width] of widths.slice(1).entries()) expect((widths[index] ?? 0) / width).toBeLessThanOrEqual(1.301); // 0.001 more than 1.3, for rounding.
});

test('pictures change their size at the breakpoints of the layout', () => {
  const css = readFileSync('src/styles/layers-and-breakpoints.css', 'utf8');
  const breakpoints = [...css.matchAll(/\(width <= ([\d.]+)rem\)/g)].map(([, rem]) => Number(rem));
  const ends = Object.values(PICTURE_SIZES).flatMap((sizes) =>
    [...sizes.matchAll(/max-width: ([\d.]+)rem/g)].map(([, rem]) => Number(rem)),
  );
  expect(breakpoints).toEqual([35, 53.75]);
  expect([Number.parseFloat(NARROW_MAX_WIDTH), ...ends].filter((rem) => !breakpoints.includes(rem))).toEqual([]);
  for (const sizes of Object.values(PICTURE_SIZES)) if (sizes.includes('53.')) expect(sizes).toContain(`(min-width: ${53.75 + 0.0625}rem)`);
});

test('an original that is smaller than the layout is cropped but not enlarged', async () => {
  const directives = await pictureDirectives(new URL('file:///face.jpg?portrait'), () => ({ autoOrient: { width: 1000, height: 600 } }));
  expect(directives.get('aspect')).toBe('5:6');
  expect(Math.max(...(directives.get('w') ?? '').split(';').map(Number))).toBe(500);
});

test.each([
  ['viewBox="0 0 500.5 600"', { width: 501, height: 600 }],
  ["viewBox='0 0 40 30'", { width: 40, height: 30 }],
  ['viewBox="0,0,40,30" width="100%"', { width: 40, height: 30 }],
  ['width="100mm" height="50mm"', { width: 283, height: 142 }],
  ['viewBox="0 0 40000 30000"', { width: 40_000, height: 30_000 }],
])('an SVG with %s has a size, also below a comment with another <svg>', async (attributes, size) => {
  const folder = temporaryFolder('svg');
  const file = join(folder, 'drawing.svg');
  writeFileSync(file, `<!-- <svg> --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
  expect(await svgSize(file)).toEqual(size);
  rmSync(folder, { recursive: true });
});
