import { readFileSync, statSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { averageWidth } from './average-width.ts';
import type { Axes } from './theme-fonts.ts';

/** The metrics of a font, as a share of the font size. */
export interface Measures {
  ascent: number;
  descent: number;
  lineGap: number;
  averageWidth: number;
}

/** A font, read by HarfBuzz: browsers lay out text with it, and subset-font uses it too. */
export class FontFile {
  readonly axes: Record<string, { min: number; default: number; max: number }>;
  readonly #face: harfbuzz.Face;
  readonly #characters: Set<number>;

  constructor(face: harfbuzz.Face) {
    this.axes = face.getAxisInfos();
    this.#face = face;
    this.#characters = new Set(face.collectUnicodes());
  }

  has(character: string): boolean {
    return this.#characters.has(character.codePointAt(0) ?? 0);
  }

  measure(axes: Axes): Measures {
    const font = new harfbuzz.Font(this.#face);
    font.setVariations(Object.entries(axes).map(([tag, value]) => new harfbuzz.Variation(tag, value)));
    const { ascender, descender, lineGap } = font.hExtents();
    const em = this.#face.upem;
    const widthOf = (character: string) => font.glyphHAdvance(font.glyph(character.codePointAt(0) ?? 0) ?? 0);
    return { ascent: ascender / em, descent: -descender / em, lineGap: lineGap / em, averageWidth: averageWidth(widthOf) / em };
  }
}

const opened = new Map<string, Promise<FontFile>>();

/** Reads a font, and again only when the file has changed. Throws if the file is no font. */
export function openFont(file: string): Promise<FontFile> {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const known = opened.get(key);
  if (known) return known;
  // subset-font unpacks it, so that it waits in the same queue as fonts that are cut: the decoder can hold only one at a time.
  const unpacked = subsetFont(readFileSync(file), '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  const reading = unpacked.then((font) => new FontFile(new harfbuzz.Face(new harfbuzz.Blob(font))));
  opened.set(key, reading);
  return reading;
}
