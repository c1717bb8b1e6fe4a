import { interpolate, type Oklch, oklch, type Rgb, rgb } from 'culori';
import postcss, { type Comment, type Rule } from 'postcss';
import type { Theme } from '#schema';
import { type Mode, modeOf, parseTheme } from '../../../engine/content/parse-theme.ts';
import { nearestColour, toHex, withColour } from '../../../engine/theme/nearest-colour.ts';
import { PAIRS } from '../../../engine/theme/pairs.ts';
import { themeSchema } from '../../../schema/theme.ts';

const MADE_FROM = /Made from (#[0-9a-f]{6})/;

/** Hues in degrees, in OKLCH: of the sample's sky, of its gold, and of the sun. */
const SKY = 232;
const GOLD = 81;
const SUN = 80;

/** A theme.css in the owner's colour (#rrggbb). The same colour always gives the same file. */
export function themeFromColour(themeCss: string, colour: string): string {
  const theme = withContrast(recolour(themeSchema.parse(parseTheme(themeCss)), oklch(colour) as Oklch));
  const root = postcss.parse(themeCss);
  root.walkDecls(/^--/, (declaration) => {
    const mode = modeOf(declaration.parent as Rule);
    if (mode) declaration.value = String(theme[mode][declaration.prop]);
  });
  const about = root.first as Comment;
  about.text = `* Made from ${colour} by \`npm run setup\`.\n ${about.text}`;
  return root.toString();
}

/** The colour that a theme.css was made from, as its first comment says. */
export const colourIn = (css: string): string | undefined => MADE_FROM.exec(css)?.[1];

/** Whether a theme.css was made from this theme and a colour, and not changed since. */
export function isFromColour(css: string, themeCss: string): boolean {
  const colour = colourIn(css);
  return colour !== undefined && themeFromColour(themeCss, colour) === css;
}

function recolour(theme: Theme, own: Oklch): Theme {
  const values = (mode: Mode) =>
    Object.fromEntries(Object.entries(theme[mode]).map(([name, value]) => [name, newValue(theme, name, String(value), mode, own)]));
  return { light: values('light'), dark: values('dark') } as Theme;
}

/** Code keeps its colours, and so do sun and moon. */
function newValue(theme: Theme, name: string, value: string, mode: Mode, own: Oklch): string {
  if (/^--(code|disc)/.test(name)) return value;
  if (name.endsWith('-rgb')) {
    const { r, g, b } = rgb(toHex(newColour(oklch(`rgb(${value})`) as Oklch, mode, own))) as Rgb;
    return [r, g, b].map((part) => Math.round(part * 255)).join(' ');
  }
  if (!value.startsWith('#')) return value;
  // Text on main buttons is light in both modes, or dark in both; a dull colour would look switched off at night.
  const shown = name === '--on-primary' && !isDull(own) ? theme.light[isLight(own) ? '--ink' : name] : value;
  const before = oklch(String(shown)) as Oklch;
  return toHex(brandColour(name, before, mode, own) ?? newColour(before, mode, own));
}

/**
 * What has the owner's colour itself, as far as it can be seen: main buttons, the lines below links, the focus ring; and highlights, if the
 * colour is light. Undefined for all others. `withContrast` makes it lighter or darker where text needs that.
 */
function brandColour(name: string, before: Oklch, mode: Mode, own: Oklch): Oklch | undefined {
  const isHighlight = /^--(accent|marquee|marquee-2)$/.test(name) && isGold(before);
  if (mode === 'dark' && isGrey(own) && !isLight(own)) return undefined;
  if (name === '--primary' && mode === 'dark') return isDull(own) ? tint(own, 0.84) : { ...own, l: Math.max(own.l, 0.46) };
  if (name === '--primary') return { ...own, l: Math.min(own.l, 0.9) }; // A white button on a white card would be text alone.
  if (/^--(underline|focus)$/.test(name)) return lineColour(mode, own);
  return isHighlight && isLight(own) ? own : undefined;
}

function lineColour(mode: Mode, own: Oklch): Oklch {
  if (isLight(own)) return mode === 'dark' ? own : { ...own, h: avoidOlive(own.h) };
  return mode === 'dark' ? tint(own, 0.79) : own;
}

/** Dark text is easier to read on it than light text. */
const isLight = ({ l }: Oklch) => l > 0.66;

/** Dark, and nearly grey. */
const isDull = (own: Oklch) => own.c < 0.05 && !isLight(own);

/** It has no hue to speak of. */
const isGrey = ({ c }: Oklch) => c < 0.015;

/** The owner's hue in this lightness, neither grey nor loud: a strong pink would be candy. */
function tint(own: Oklch, l: number): Oklch {
  return { ...own, l, c: Math.min(Math.max(own.c, 0.045), 0.11 - 0.045 * warmthOf(own)) };
}

/** What a colour of the theme becomes. There are four kinds: gold, cream, the blue of the day, and the blue of text and of the night. */
function newColour(before: Oklch, mode: Mode, own: Oklch): Oklch {
  const { l, c, h = 0 } = before;
  const { h: hue = 0 } = own;
  const strength = (1.2 * own.c) / (own.c + 0.05); // 0 for grey, about 1 for vivid colours.
  if (isGold(before) && !isGrey(own)) return isYellow(own) ? { ...before, h: h + hue - GOLD } : tint(own, l);
  if (isGold(before)) return before;
  if (h < 200) return mixed(before, { ...before, c: c * (0.4 + 0.5 * strength), h: hue }, 0.6 * Math.min(1, strength));
  if (mode === 'light' && l > 0.7) return skyColour(before, own, strength);
  const blueness = Math.max(0, cos(hue - 255)); // Dark blue can be stronger than other dark colours without being loud, and brown less.
  return { ...before, c: c * strength * (0.75 + 0.4 * blueness - 0.45 * Math.max(0, cos(hue - 70))), h: avoidOlive(hue) };
}

const mixed = (one: Oklch, other: Oklch, part: number) => oklch(interpolate([one, other], 'oklab')(part)) as Oklch;

/** From 0 for green, blue and violet to 1 for orange. */
const warmthOf = ({ h = 0 }: Oklch) => Math.max(0, cos(h - 40));

/** A warm sky is a pale sunrise: lighter and greyer than a blue sky, more yellow at the horizon, and pink above. A cool one is a little bluer than the colour. */
function skyColour({ l, c, h = 0, ...before }: Oklch, own: Oklch, strength: number): Oklch {
  const { h: hue = 0 } = own;
  const warmth = Math.min(1, 1.5 * strength * warmthOf(own));
  const skyHue = avoidOlive(hue) + (warmth > 0 ? 0 : 10 * sin(SKY - hue));
  const direction = sin(skyHue - SUN) < 0 ? -1 : 1; // So that the horizon is nearer to the hue of the sun than the rest of the sky.
  const turn = Math.max(-40, Math.min(40, (1.5 + 6 * warmth) * (h - SKY)));
  return {
    ...before,
    l: l + (1 - l) * 0.4 * warmth,
    c: c * strength * (0.6 + 0.6 * own.l) * (1 - 0.7 * warmth),
    h: skyHue + direction * turn,
  };
}

/** The saturated colours of the theme that are not blue. */
const isGold = ({ c, h = 0 }: Oklch) => c > 0.1 && h < 100;

/** Yellow and orange take the place of the gold. */
const isYellow = ({ c, h = 0 }: Oklch) => c > 0.1 && h > 52 && h < 115;

/** Dark yellow is olive and pale yellow is khaki, so brown and peach take their place. */
const avoidOlive = (hue = 0) => (hue > 55 && hue < 115 ? 55 + (hue - 55) / 4 : hue);

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** Moves the lightness of colours as little as needed for every pair to have enough contrast: first of fills, then of what is on them. */
function withContrast(theme: Theme): Theme {
  const names = new Set(['--primary', '--accent', '--marquee', '--marquee-2', ...PAIRS.map(({ front }) => front)]);
  let result = theme;
  for (const mode of ['light', 'dark'] as const) {
    for (const name of names) {
      const value = name in theme[mode] ? nearestColour(result, mode, name) : undefined;
      if (value) result = withColour(result, mode, name, value);
    }
  }
  return result;
}
