declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Entries of the name table to keep beside names and copyright. */
    preserveNameIds?: readonly number[];
    keepAllGlyphs?: boolean;
  }
  /** Removes all characters from a font that are not in the text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
