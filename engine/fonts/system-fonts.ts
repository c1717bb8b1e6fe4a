import type { Kind } from './font-source.ts';

/** The regular or bold font of a system font, by all of its names. */
interface SystemCut {
  local: string[];
  /** averageWidth() of the font, as a share of the font size. */
  width: number;
}

/** A font that is shown until ours has loaded. */
interface SystemFont {
  /** The system that has it, for the name of the fallback; empty for Windows, macOS and many others. */
  on: string;
  regular: SystemCut;
  bold: SystemCut;
}

/**
 * Nearly every system has one of these fonts. Widths were measured in the packages of Debian 12: Liberation 1.07 (each letter is
 * as wide as in Times New Roman and Arial), Noto 2020-12, Roboto 2017-08, DejaVu 2.37.
 */
export const SYSTEM_FONTS: Record<Kind, SystemFont[]> = {
  serif: [
    {
      on: '',
      regular: { local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], width: 0.4171 },
      bold: { local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'], width: 0.4435 },
    },
    {
      on: ' Android',
      regular: { local: ['Noto Serif', 'NotoSerif-Regular'], width: 0.4893 },
      bold: { local: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.5194 },
    },
    {
      on: ' Linux',
      regular: { local: ['DejaVu Serif', 'DejaVuSerif'], width: 0.5264 },
      bold: { local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], width: 0.5801 },
    },
  ],
  'sans-serif': [
    {
      on: '',
      regular: { local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 0.4557 },
      bold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.4893 },
    },
    {
      on: ' Android',
      regular: { local: ['Roboto', 'Roboto-Regular'], width: 0.4532 },
      bold: { local: ['Roboto Bold', 'Roboto-Bold'], width: 0.4597 },
    },
    {
      on: ' Linux',
      regular: { local: ['DejaVu Sans', 'DejaVuSans'], width: 0.5151 },
      bold: { local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.5812 },
    },
  ],
};

/** The last resort, for systems with none of the fonts above. */
export const GENERIC: Record<Kind, string> = { serif: 'Georgia, serif', 'sans-serif': 'system-ui, sans-serif' };
