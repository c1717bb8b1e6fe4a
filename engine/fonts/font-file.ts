import { readFileSync, statSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Axes } from './font-source.ts';

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

  /** The metrics of the font, as a share of the font size. */
  measure(axes: Axes) {
    const font = this.#at(axes);
    const { ascender, descender, lineGap } = font.hExtents();
    const em = this.#face.upem;
    const average = averageWidth((character) => advance(font, character));
    return { ascent: ascender / em, descent: -descender / em, lineGap: lineGap / em, averageWidth: average / em };
  }

  #at(axes: Axes): harfbuzz.Font {
    const font = new harfbuzz.Font(this.#face);
    font.setVariations(Object.entries(axes).map(([tag, value]) => new harfbuzz.Variation(tag, value)));
    return font;
  }
}

const advance = (font: harfbuzz.Font, character: string) => font.glyphHAdvance(font.glyph(character.codePointAt(0) ?? 0) ?? 0);

const opened = new Map<string, Promise<FontFile>>();

/** Reads a font, and again only when the file has changed. Throws if the file is not a font. */
export function openFont(file: string): Promise<FontFile> {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const known = opened.get(key);
  if (known) return known;
  // subset-font unpacks it, so that it waits in the same queue as fonts that are subset: the decoder can hold only one at a time.
  const unpacked = subsetFont(readFileSync(file), '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  const reading = unpacked.then((font) => new FontFile(new harfbuzz.Face(new harfbuzz.Blob(font))));
  opened.set(key, reading);
  return reading;
}

/** How often each letter occurs in English, in per cent: P. Norvig, "English Letter Frequency Counts: Mayzner Revisited". */
const SHARES = {
  ...{ e: 12.49, t: 9.28, a: 8.04, o: 7.64, i: 7.57, n: 7.23, s: 6.51, r: 6.28, h: 5.05, l: 4.07, d: 3.82, c: 3.34, u: 2.73 },
  ...{ m: 2.51, f: 2.4, p: 2.14, g: 1.87, w: 1.68, y: 1.66, b: 1.48, v: 1.05, k: 0.54, x: 0.23, j: 0.16, q: 0.12, z: 0.09 },
};

/** The share of capitals: headings and labels have many. Of all shares tried, this was closest to fallbacks tuned by hand on real pages. */
const CAPITALS = 0.1;
/** In per cent of the letters: one space for every five letters. */
const SPACES = 20;

/** The average width of a character in English text, in the unit of `widthOf`. */
function averageWidth(widthOf: (character: string) => number): number {
  let width = widthOf(' ') * SPACES;
  let shares = SPACES;
  for (const [letter, share] of Object.entries(SHARES)) {
    width += share * (widthOf(letter) * (1 - CAPITALS) + widthOf(letter.toUpperCase()) * CAPITALS);
    shares += share;
  }
  return width / shares;
}
