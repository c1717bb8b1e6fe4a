import { type CharacterSet, unicodeRange } from './characters.ts';
import type { FontCategory, Role } from './font-source.ts';
import type { SiteFont } from './site-fonts.ts';

/** A font of a system that is shown until ours has loaded. */
interface SystemFont {
  /** The end of the name of the fallback; empty for the fonts of Windows, macOS and Linux. */
  on: '' | ' Android';
  style: 'regular' | 'bold';
  /** All of its names. */
  local: string[];
  /** averageWidth() of the font, as a share of the font size. */
  width: number;
}

/**
 * Nearly every system has one of these fonts. Widths were measured in the packages of Debian 12: Liberation 1.07 (each letter is
 * as wide as in Times New Roman and Arial), Noto 2020-12, Roboto 2017-08.
 */
const SYSTEM_FONTS: Record<FontCategory, SystemFont[]> = {
  serif: [
    { on: '', style: 'regular', local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], width: 0.4171 },
    { on: '', style: 'bold', local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], width: 0.4435 },
    { on: ' Android', style: 'regular', local: ['Noto Serif', 'NotoSerif-Regular'], width: 0.4893 },
    { on: ' Android', style: 'bold', local: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.5194 },
  ],
  'sans-serif': [
    { on: '', style: 'regular', local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 0.4557 },
    { on: '', style: 'bold', local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.4893 },
    { on: ' Android', style: 'regular', local: ['Roboto', 'Roboto-Regular'], width: 0.4532 },
    { on: ' Android', style: 'bold', local: ['Roboto Bold', 'Roboto-Bold'], width: 0.4597 },
  ],
};

/** The last resort, for systems with none of the fonts above. */
const GENERIC: Record<FontCategory, string> = { serif: 'Georgia, serif', 'sans-serif': 'system-ui, sans-serif' };

/** The names of the families in stylesheets. They say what a family is for, because the theme decides which font it is. */
export const FAMILY: Record<Role, string> = { display: 'Display', text: 'Text' };

/** The upright text font again: browsers slant its letters where the italics lack them, such as after a visitor had the page translated. */
const SLANTED = 'Text Slanted';

/** The usual weight of headings, buttons and labels. */
const BOLD = 650;
/** From this weight on, the bold font of a system looks closer than its regular one. */
const FIRST_BOLD = 600;

/** The stylesheet with the fonts, and with system fonts scaled to the same size, so that nothing moves when a font has loaded. */
export function fontCss(fonts: SiteFont[]): string {
  const names = fonts.map(({ role, kind, italic }) => {
    const slanted = italic.sets.length > 0 ? [`"${SLANTED}"`] : [];
    const families = [`"${FAMILY[role]}"`, ...slanted, fallbackName(role, ''), fallbackName(role, ' Android'), GENERIC[kind]];
    return `  --font-${role}: ${families.join(', ')};\n`;
  });
  return [`:root {\n${names.join('')}}\n`, ...fonts.flatMap(ownFaces), ...fonts.flatMap(fallbackFaces)].join('\n');
}

const fallbackName = (role: Role, on: SystemFont['on']) => `"${FAMILY[role]} Fallback${on}"`;

function ownFaces({ role, weights: { min, max }, sets, italic }: SiteFont): string[] {
  const faces = (family: string, published: CharacterSet[], style = '') =>
    published.map(({ name, characters }) =>
      face({
        'font-family': `"${family}"`,
        src: `url("./${role}${name}${style && `-${style}`}.woff2") format("woff2")`,
        'font-weight': `${min} ${max}`,
        ...(style && { 'font-style': style }),
        'font-display': 'swap',
        ...(name && { 'unicode-range': unicodeRange(characters) }),
      }),
    );
  const slanted = italic.sets.length > 0 ? sets : [];
  return [...faces(FAMILY[role], sets), ...faces(SLANTED, slanted), ...faces(FAMILY[role], italic.sets, 'italic')];
}

/** Headings are always bold; other text has a regular and a bold fallback. */
function fallbackFaces({ role, kind, file, axes, weights: { min, max } }: SiteFont): string[] {
  const within = (weight: number) => Math.min(Math.max(weight, min), max);
  const ranges = {
    regular: { from: min, to: Math.min(max, FIRST_BOLD - 1), typical: within(400) },
    bold: { from: role === 'display' ? min : Math.max(min, FIRST_BOLD), to: max, typical: within(BOLD) },
  };
  const used = SYSTEM_FONTS[kind].filter(({ style }) => style === 'bold' || role === 'text');
  return used.flatMap(({ on, style, local, width }) => {
    const { from, to, typical } = ranges[style];
    if (from > to) return [];
    const { ascent, descent, lineGap, averageWidth } = file.measure({ ...axes, wght: typical });
    const size = averageWidth / width;
    return face({
      'font-family': fallbackName(role, on),
      src: local.map((name) => `local("${name}")`).join(', '),
      'size-adjust': percent(size),
      'ascent-override': percent(ascent / size),
      'descent-override': percent(descent / size),
      'line-gap-override': percent(lineGap / size),
      'font-weight': `${from} ${to}`,
    });
  });
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

function face(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
}
