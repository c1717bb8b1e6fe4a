declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Which of the font's own notes are kept beside its names and its copyright. */
    preserveNameIds?: readonly number[];
    keepAllGlyphs?: boolean;
  }
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
