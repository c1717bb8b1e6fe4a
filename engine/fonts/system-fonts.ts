import type { Kind } from './font-source.ts';

/** One cut of a font that a system brings, by all of its names. */
interface SystemCut {
  local: string[];
  /** How wide a character is on average, in parts of the size: averageWidth() of the font. */
  width: number;
}

/** Stands in for a family of ours until that has come. */
interface SystemFont {
  /** Where it is at home. */
  on: string;
  regular: SystemCut;
  bold: SystemCut;
}

/**
 * Fonts that nearly every system has one of, and how wide they run. Measured in the packages of Debian 12: Liberation 1.07
 * (made to be as wide as Times New Roman and Arial, letter by letter), Noto 2020-12, Roboto 2017-08, DejaVu 2.37.
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

/** Where there is none of those. */
export const GENERIC: Record<Kind, string> = { serif: 'Georgia, serif', 'sans-serif': 'system-ui, sans-serif' };
