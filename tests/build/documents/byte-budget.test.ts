import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributes, DIST, documentsIn } from '../../support/sites/dist.ts';

/**
 * What a server can send before it has to wait for an answer: ten packets without their headers. The document and the style sheet
 * that blocks its first paint are requested one after the other, so each has its own round trip.
 */
const ONE_ROUND_TRIP_BYTES = 14_000;
/** A fifth of a second on slow 4G. Nothing waits for fonts, but the text changes its look when they arrive. */
const FONT_BYTES = 40_000;
/** Small enough that a figure does not delay what is below it. */
const FIGURE_SHEET_BYTES = 1000;
/** The limit with the style sheet of the figure's own drawing, which some figures share with their working version. */
const DRAWN_FIGURE_BYTES = 2500;

const sizeOf = (path: string) => statSync(`${DIST}${path}`).size;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

test(`every document and the style sheet that it waits for weigh at most ${ONE_ROUND_TRIP_BYTES} bytes each, compressed`, () => {
  for (const { file, html } of documentsIn(DIST)) {
    const sheets = linked(html.slice(0, html.indexOf('<body')), 'stylesheet');
    const isSeldom = (sheet: string) => sheet.startsWith('/assets/hashed/markdown-'); // Only on pages with code, tables or quotes.
    const [sheet = '', ...others] = sheets.filter((one) => !isSeldom(one));
    const waitedFor = [`/${file}`, sheet, ...sheets.filter(isSeldom)];
    expect(others, 'sheets for paper and for contrast, which nobody else waits for').toEqual([
      expect.stringContaining('/assets/hashed/print-'),
      expect.stringContaining('/assets/hashed/contrast-'),
    ]);
    expect(html.match(/<link rel="stylesheet"[^>]* media="[^"]+/g), file).toHaveLength(others.length);
    for (const path of waitedFor) expect(sizeOf(`${path}.br`), path).toBeLessThanOrEqual(ONE_ROUND_TRIP_BYTES);
  }
});

test(`the style sheets of a figure are linked right before it, so that nothing above waits for them; together they have at most ${DRAWN_FIGURE_BYTES} bytes, the one for all figures at most ${FIGURE_SHEET_BYTES}`, () => {
  let figures = 0;
  for (const { file, html } of documentsIn(DIST)) {
    const body = html.slice(html.indexOf('<body'));
    const [, ...before] = body.split('<figure class="figure"').map((_, index, parts) => parts[index - 1]?.slice(-200));
    const sheets = before.flatMap((text = '') =>
      linked(/(?:<link rel="stylesheet" href="[^"]+"\/?>)+$/.exec(text)?.[0] ?? '', 'stylesheet'),
    );
    const ofAll = sheets.filter((sheet) => sheet.startsWith('/assets/hashed/figure-'));
    expect(ofAll, file).toHaveLength(before.length);
    for (const sheet of ofAll) expect(sizeOf(`${sheet}.br`), file).toBeLessThanOrEqual(FIGURE_SHEET_BYTES);
    expect(linked(body, 'stylesheet'), file).toEqual(sheets);
    const bytes = sum(sheets.map((sheet) => sizeOf(`${sheet}.br`)));
    expect(bytes, file).toBeLessThanOrEqual(DRAWN_FIGURE_BYTES * before.length);
    figures += before.length;
  }
  expect(figures).toBeGreaterThan(0);
});

test(`text is readable in the first frame: no font is waited for, and the fonts of a page weigh at most ${FONT_BYTES} bytes`, () => {
  for (const { file, html } of documentsIn(DIST)) {
    const fonts = linked(html, 'preload').filter((href) => href.endsWith('.woff2'));
    expect(fonts.length, file).toBeGreaterThan(0);
    expect(sum(fonts.map(sizeOf)), file).toBeLessThanOrEqual(FONT_BYTES);
    const sheet = linked(html, 'stylesheet').find((one) => one.startsWith('/assets/hashed/app-'));
    const faces = readFileSync(`${DIST}${sheet}`, 'utf8').match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
    // All other faces have a unicode-range: they are fetched only where a page has one of their letters.
    expect(faces.filter((face) => !face.includes('unicode-range'))).toHaveLength(fonts.length);
  }
});

test('no script and no picture is asked for before the style sheet, and the fonts yield to it', () => {
  for (const { file, html } of documentsIn(DIST)) {
    const [first = ''] = html.match(/<link rel="stylesheet"[^>]*>|<(?:script|img)[^>]* src=[^>]*>/) ?? [];
    expect(first, file).toContain('rel="stylesheet"');
    for (const [preload] of html.matchAll(/<link rel="preload"[^>]*>/g)) expect(preload, file).toContain('fetchPriority="low"');
  }
});

/** The files that a document links to with this `rel`. */
function linked(html: string, rel: string): string[] {
  return attributes(html.match(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))?.join('') ?? '', 'link', 'href');
}
