import { clampChroma, formatHex, formatHex8, type Oklch, oklch } from 'culori';
import type { Theme } from '#schema';
import { colourOf, type Mode } from './colours.ts';
import { measuredPairs } from './contrast.ts';
import type { Pair } from './pairs.ts';

/** A step in lightness that is too small to see. */
const STEP = 0.004;

/**
 * The value nearest in lightness with which every pair of this colour has enough contrast, and no other pair loses it.
 * Undefined if there is none. Hue and transparency are kept, and saturation as far as a screen can show it.
 */
export function nearestColour(theme: Theme, mode: Mode, name: string): string | undefined {
  const colour = oklch(colourOf(theme, mode, name)) as Oklch;
  const isForBoth = mode === 'light' && theme.dark[name] === undefined; // Then dark mode uses the same value.
  const before = lowPairs(theme);
  const mayStayLow = (pair: Pair, at: Mode) => {
    const isOwn = pair.front === name || pair.back === name;
    return before[at].includes(pair) && !(isOwn && (isForBoth || at === mode));
  };
  const passes = (value: string) => {
    const { light, dark } = lowPairs(withColour(theme, mode, name, value));
    return light.every((pair) => mayStayLow(pair, 'light')) && dark.every((pair) => mayStayLow(pair, 'dark'));
  };
  return lightnesses(colour.l)
    .map((l) => toHex({ ...colour, l }))
    .find(passes);
}

/** The pairs with too little contrast in each mode. */
function lowPairs(theme: Theme): Record<Mode, Pair[]> {
  const measured = measuredPairs(theme);
  const low = (mode: Mode) => measured.filter((one) => one[mode].ratio < one.pair.need).map(({ pair }) => pair);
  return { light: low('light'), dark: low('dark') };
}

/** The theme with another value of one colour. */
export function withColour(theme: Theme, mode: Mode, name: string, value: string): Theme {
  return { ...theme, [mode]: { ...theme[mode], [name]: value } };
}

/** A colour as #rrggbb or #rrggbbaa, less saturated if a screen cannot show it. */
export function toHex(colour: Oklch): string {
  const shown = clampChroma(colour, 'oklch');
  return colour.alpha === undefined ? formatHex(shown) : formatHex8(shown);
}

/** All lightnesses from 0 to 1, beginning with the given one and the nearest to it. */
function lightnesses(from: number): number[] {
  const steps = Array.from({ length: 1 / STEP }, (_, index) => (index + 1) * STEP);
  return [from, ...steps.flatMap((step) => [from - step, from + step]).filter((l) => l >= 0 && l <= 1)];
}
