import { type Oklch, oklch, type Rgb, rgb } from 'culori';
import postcss, { type Comment, type Rule } from 'postcss';
import type { Theme } from '#schema';
import type { Mode } from '../../../engine/theme/colours.ts';
import { nearestColour, toHex, withColour } from '../../../engine/theme/nearest-colour.ts';
import { PAIRS } from '../../../engine/theme/pairs.ts';
import { modeOf, readTheme } from '../../../engine/theme/read-theme.ts';

const MADE_FROM = /Made from (#[0-9a-f]{6})/;

/** Hues in degrees, in OKLCH: of the sample's sky, of its gold, and of the sun. */
const SKY = 232;
const GOLD = 81;
const SUN = 80;

/** The sample's theme.css in the owner's colour (#rrggbb). The same colour always gives the same file. */
export function themeFromColour(sampleCss: string, colour: string): string {
  const theme = withContrast(recolour(readTheme(sampleCss) as unknown as Theme, oklch(colour) as Oklch));
  const root = postcss.parse(sampleCss);
  root.walkDecls(/^--/, (declaration) => {
    const mode = modeOf(declaration.parent as Rule);
    if (mode) declaration.value = String(theme[mode][declaration.prop]);
  });
  const about = root.first as Comment;
  about.text = `* Made from ${colour} by \`npm run setup\`.\n ${about.text}`;
  return root.toString();
}

/** Whether a theme.css was made from a colour, and not changed since. */
export function isFromColour(css: string, sampleCss: string): boolean {
  const colour = MADE_FROM.exec(css)?.[1];
  return colour !== undefined && themeFromColour(sampleCss, colour) === css;
}

function recolour(sample: Theme, own: Oklch): Theme {
  const values = (mode: Mode) =>
    Object.fromEntries(Object.entries(sample[mode]).map(([name, value]) => [name, newValue(name, String(value), mode, own)]));
  return { light: values('light'), dark: values('dark') } as Theme;
}

/** Code keeps its colours, and so do sun and moon. The main buttons have the owner's colour itself, which is darkened later if it is too light. */
function newValue(name: string, value: string, mode: Mode, own: Oklch): string {
  if (/^--(code|disc)/.test(name)) return value;
  if (name.endsWith('-rgb')) {
    const { r, g, b } = rgb(toHex(newColour(oklch(`rgb(${value})`) as Oklch, mode, own))) as Rgb;
    return [r, g, b].map((part) => Math.round(part * 255)).join(' ');
  }
  if (!value.startsWith('#')) return value;
  if (name === '--primary' && mode === 'light') return toHex(own.l > 0.5 ? { ...own, h: avoidOlive(own.h) } : own);
  const sample = oklch(value) as Oklch;
  const isAccent = isGold(sample) && ['--accent', '--marquee', '--marquee-2'].includes(name);
  return toHex(isAccent && isYellow(own) ? own : newColour(sample, mode, own));
}

/** What a colour of the sample becomes. There are four kinds: gold, cream, the blue of the day, and the blue of text and of the night. */
function newColour(sample: Oklch, mode: Mode, own: Oklch): Oklch {
  const { l, c, h = 0 } = sample;
  const { h: hue = 0 } = own;
  const strength = (1.2 * own.c) / (own.c + 0.05); // 0 for grey, about 1 for vivid colours.
  if (isGold(sample)) return { ...sample, h: isYellow(own) ? h + hue - GOLD : h + strength * 10 * sin(hue - h) };
  if (h < 200) return { ...sample, c: c * (0.4 + 0.5 * strength), h: h + strength * 18 * sin(hue - h) };
  if (mode === 'light' && l > 0.7) return skyColour(sample, own, strength);
  const blueness = Math.max(0, cos(hue - 255)); // Dark blue can be stronger than other dark colours without being loud.
  return { ...sample, c: c * strength * (0.75 + 0.4 * blueness), h: avoidOlive(hue) };
}

/** A warm sky is a sunrise: lighter than a blue sky, more yellow at the horizon, and pink below the clouds. A cool one is a little bluer than the colour. */
function skyColour({ l, c, h = 0, ...sample }: Oklch, own: Oklch, strength: number): Oklch {
  const { h: hue = 0 } = own;
  const warmth = strength * Math.max(0, cos(hue - 60));
  const skyHue = avoidOlive(hue) + (warmth > 0 ? 0 : 10 * sin(SKY - hue));
  const direction = sin(skyHue - SUN) < 0 ? -1 : 1; // So that the horizon is nearer to the hue of the sun than the rest of the sky.
  return {
    ...sample,
    l: l + (1 - l) * 0.45 * warmth,
    c: c * strength * (0.6 + 0.6 * own.l),
    h: skyHue + direction * (1.5 + 1.5 * warmth) * (h - SKY),
  };
}

/** The saturated colours of the sample that are not blue. */
const isGold = ({ c, h = 0 }: Oklch) => c > 0.1 && h < 100;

/** Yellow and orange take the place of the sample's gold. */
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
