import { blend, wcagContrast } from 'culori';
import type { Theme } from '#schema';
import type { Mode } from '../content/parse-theme.ts';
import { colourOf } from './colours.ts';
import { PAIRS, type Pair } from './pairs.ts';
import { hasSky } from './sky.ts';

/** A pair of colours in one display mode, with its contrast ratio. */
export interface Measured {
  front: string;
  back: string;
  ratio: number;
}

/** The contrast of pairs of colours in both modes. Pairs on clouds are left out if the theme has no clouds. */
export function measuredPairs(theme: Theme, pairs = PAIRS): { pair: Pair; light: Measured; dark: Measured }[] {
  const shown = pairs.filter(({ back }) => hasSky(theme) || !back.startsWith('--cloud-'));
  return shown.map((pair) => ({ pair, light: measure(theme, 'light', pair), dark: measure(theme, 'dark', pair) }));
}

function measure(theme: Theme, mode: Mode, pair: Pair): Measured {
  const front = colourOf(theme, mode, pair.front);
  const back = colourOf(theme, mode, pair.back);
  return { front, back, ratio: contrastRatio(theme, mode, front, back) };
}

/** A transparent background may be over the colour of the home page or of other pages: the lower contrast counts. */
export function contrastRatio(theme: Theme, mode: Mode, front: string, back: string): number {
  const ratios = ['--sky', '--page'].map((page) => {
    const opaque = colourOf(theme, mode, page).slice(0, 7);
    const background = blend([opaque, back]);
    return wcagContrast(blend([background, front]), background);
  });
  return Math.min(...ratios);
}

/** A ratio with one decimal, rounded down so that it never claims too much: 3.29 is "3.2". */
export const formatRatio = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
