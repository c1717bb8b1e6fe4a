import { readFileSync, statSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { averageWidth } from './average-width.ts';
import type { Axes } from './theme-fonts.ts';

/** How much room a font takes, in parts of its size. */
export interface Measures {
  ascent: number;
  descent: number;
  lineGap: number;
  averageWidth: number;
}

/** A font, read by HarfBuzz: the engine that lays out text in browsers, and that subset-font cuts with. */
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

/** Reads a font, once for as long as the file stays as it is. Throws where it is none. */
export function openFont(file: string): Promise<FontFile> {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const known = opened.get(key);
  if (known) return known;
  // Unpacked by subset-font, and so in one queue with what is cut: the decoder has room for one font at a time.
  const unpacked = subsetFont(readFileSync(file), '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  const reading = unpacked.then((font) => new FontFile(new harfbuzz.Face(new harfbuzz.Blob(font))));
  opened.set(key, reading);
  return reading;
}
