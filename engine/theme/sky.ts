import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '#schema';
import { SKY } from '../app-interface.ts';

const CLOUDS = join(import.meta.dirname, '../..', SKY.clouds);

/** Whether the theme has a sky with sun and clouds. */
export const hasSky = (theme: Theme) => theme.light['--sky-shows'] === 'clouds';

/** One of the site's clouds as an SVG of its own, for a picture that cannot refer to another file. */
export function cloudSvg(shape: 'b' | 'c' | 'bank'): string {
  const symbol = new RegExp(`<symbol id="${shape}" viewBox="(.*?)".*?>(.*?)</symbol>`).exec(readFileSync(CLOUDS, 'utf8'));
  if (!symbol) throw new Error(`${CLOUDS} has no cloud "${shape}".`);
  const [, viewBox, paths] = symbol;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths}</svg>\n`;
}
