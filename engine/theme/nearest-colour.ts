import { clampChroma, formatHex, formatHex8, type Oklch, oklch } from 'culori';
import type { Theme } from '#schema';
import type { Mode } from '../content/parse-theme.ts';
import { colourOf } from './colours.ts';
import { measuredPairs } from './contrast.ts';
import { PAIRS, type Pair } from './pairs.ts';

const MODES: Mode[] = ['light', 'dark'];
/** A step in lightness that is too small to see. */
const STEP = 0.004;

/**
 * The value nearest in lightness with which every pair of this colour has enough contrast, and no other pair loses it.
 * Undefined if there is none. Hue and transparency are kept, and saturation as far as a screen can show it.
 */
export function nearestColour(theme: Theme, mode: Mode, name: string): string | undefined {
  const colour = oklch(colourOf(theme, mode, name)) as Oklch;
  const own = PAIRS.filter(({ front, back }) => front === name || back === name);
  const modes = mode === 'light' && theme.dark[name] === undefined ? MODES : [mode]; // Dark mode may use the light value.
  const before = { light: lowPairs(theme, 'light'), dark: lowPairs(theme, 'dark') };
  for (const l of lightnesses(colour.l)) {
    const value = toHex({ ...colour, l });
    const changed = withColour(theme, mode, name, value);
    const isReadable = modes.every((at) => lowPairs(changed, at, own).length === 0);
    const isLost = (at: Mode) => lowPairs(changed, at).some((pair) => !before[at].includes(pair));
    if (isReadable && !MODES.some(isLost)) return value;
  }
  return undefined;
}

/** Those of the pairs that have too little contrast in a mode. */
function lowPairs(theme: Theme, mode: Mode, pairs = PAIRS): Pair[] {
  return measuredPairs(theme, pairs).flatMap((measured) => (measured[mode].ratio < measured.pair.need ? [measured.pair] : []));
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
