import type { Theme } from '#schema';
import { colourOf, type Mode } from './colours.ts';
import { blend, contrast } from './contrast.ts';
import { PAIRS, type Pair } from './pairs.ts';

/** A pair of colours in one display mode, with its contrast ratio. */
export interface Measured {
  front: string;
  back: string;
  ratio: number;
}

/** The contrast of every pair of colours in both modes. Pairs on clouds are left out if the theme has no clouds. */
export function measuredPairs(theme: Theme): { pair: Pair; light: Measured; dark: Measured }[] {
  const hasClouds = theme.light['--sky-shows'] === 'clouds';
  const pairs = PAIRS.filter(({ back }) => hasClouds || !back.startsWith('--cl-'));
  return pairs.map((pair) => ({ pair, light: measure(theme, 'light', pair), dark: measure(theme, 'dark', pair) }));
}

/** A transparent background may be over the colour of the home page or of other pages: the lower contrast counts. */
function measure(theme: Theme, mode: Mode, pair: Pair): Measured {
  const [front, back, sky, cream] = [pair.front, pair.back, '--sky', '--cream'].map((name) => colourOf(theme, mode, name)) as [
    string,
    string,
    string,
    string,
  ];
  const ratios = [sky, cream].map((page) => {
    const ground = blend(back, blend(page.slice(0, 7), [0, 0, 0]));
    return contrast(blend(front, ground), ground);
  });
  return { front, back, ratio: Math.min(...ratios) };
}

/** A ratio with one decimal, rounded down so that it never claims too much: 3.29 is "3.2". */
export const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
