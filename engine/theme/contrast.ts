import type { Theme } from '#schema';
import { colourOf, type Mode } from './colours.ts';
import { PAIRS, type Pair } from './pairs.ts';

export type Rgb = [number, number, number];

/** The contrast ratio of two colours by WCAG, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The visible colour when a colour (#rrggbb or #rrggbbaa) is painted over another. */
export function blend(colour: string, ground: Rgb): Rgb {
  const [red, green, blue, alpha] = [1, 3, 5, 7].map((at) => Number.parseInt(colour.slice(at, at + 2) || 'ff', 16)) as [...Rgb, number];
  const share = alpha / 255;
  return [red, green, blue].map((part, index) => part * share + (ground[index] ?? 0) * (1 - share)) as Rgb;
}

/** A pair of colours in one display mode, with its contrast ratio. */
export interface Measured {
  front: string;
  back: string;
  ratio: number;
}

/** The contrast of pairs of colours in both modes. Pairs on clouds are left out if the theme has no clouds. */
export function measuredPairs(theme: Theme, pairs = PAIRS): { pair: Pair; light: Measured; dark: Measured }[] {
  const hasClouds = theme.light['--sky-shows'] === 'clouds';
  const shown = pairs.filter(({ back }) => hasClouds || !back.startsWith('--cloud-'));
  return shown.map((pair) => ({ pair, light: measure(theme, 'light', pair), dark: measure(theme, 'dark', pair) }));
}

/** A transparent background may be over the colour of the home page or of other pages: the lower contrast counts. */
function measure(theme: Theme, mode: Mode, pair: Pair): Measured {
  const front = colourOf(theme, mode, pair.front);
  const back = colourOf(theme, mode, pair.back);
  const ratios = ['--sky', '--page'].map((page) => {
    const opaque = colourOf(theme, mode, page).slice(0, 7);
    const ground = blend(back, blend(opaque, [0, 0, 0]));
    return contrast(blend(front, ground), ground);
  });
  return { front, back, ratio: Math.min(...ratios) };
}

/** A ratio with one decimal, rounded down so that it never claims too much: 3.29 is "3.2". */
export const formatRatio = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
