import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { normalizePath } from 'vite';
import { parseURL } from 'vite-imagetools';
import { expect, test } from 'vitest';
import { dimensionsOf } from '../../engine/pictures/picture-files.ts';
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

test('the hero image has the colour of its edges, whatever is in its middle; other pictures have none', async () => {
  const folder = temporaryFolder('edge');
  const file = join(folder, 'hero.png');
  const plain = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 3, background } }).png();
  const middle = await plain(800, 400, '#000000').toBuffer();
  await plain(1200, 690, '#f9daac')
    .composite([{ input: middle }])
    .toFile(file);
  const importedAs = async (kind: string) => {
    const url = parseURL(`${normalizePath(file)}?${kind}`); // As vite-imagetools does, on Windows too.
    const directives = await pictureDirectives(url, () => ({ autoOrient: { width: 1200, height: 690 } }));
    const [, parameters = ''] = (directives.get('as') ?? '').split(':');
    return dimensionsOf(parameters.split(';'))([]);
  };
  expect(await importedAs('hero')).toMatchObject({ kind: 'hero', colour: '#f9daac' });
  expect(await importedAs('card')).not.toHaveProperty('colour');
  rmSync(folder, { recursive: true });
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
