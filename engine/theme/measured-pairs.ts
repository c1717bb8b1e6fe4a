import type { Theme } from '#schema';
import { colourOf, type Mode } from './colours.ts';
import { PAIRS, type Pair } from './pairs.ts';
import { contrast, laidOver } from './ratio.ts';

/** A pair in one display mode: both colours as the theme has them, and how far they are apart. */
export interface Measured {
  front: string;
  back: string;
  ratio: number;
}

/** Every pair that this theme brings together, measured by day and by night. Where no clouds are, nothing stands on one. */
export function measuredPairs(theme: Theme): { pair: Pair; light: Measured; dark: Measured }[] {
  const hasClouds = theme.light['--sky-shows'] === 'clouds';
  const pairs = PAIRS.filter(({ back }) => hasClouds || !back.startsWith('--cl-'));
  return pairs.map((pair) => ({ pair, light: measure(theme, 'light', pair), dark: measure(theme, 'dark', pair) }));
}

/** A ground that lets something shine through lies on the home page or on another: the weaker of the two counts. */
function measure(theme: Theme, mode: Mode, pair: Pair): Measured {
  const [front, back, sky, cream] = [pair.front, pair.back, '--sky', '--cream'].map((name) => colourOf(theme, mode, name)) as [
    string,
    string,
    string,
    string,
  ];
  const ratios = [sky, cream].map((page) => {
    const ground = laidOver(back, laidOver(page.slice(0, 7), [0, 0, 0]));
    return contrast(laidOver(front, ground), ground);
  });
  return { front, back, ratio: Math.min(...ratios) };
}

/** "3.2", rounded down: nobody is to be promised more than there is. */
export const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
