import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributes, DIST, documentsIn } from '../support/dist.ts';

/** What a server may send before it must wait for the first answer: ten packets, less their headers. */
const ONE_ROUND_TRIP = 14_000;
const FONTS = 38_000;

const sizeOf = (path: string) => statSync(`${DIST}${path}`).size;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

test('every document and its style sheets, compressed, weigh at most 14 kB together', () => {
  for (const { file, html } of documentsIn(DIST)) {
    const [sheet = '', ...all] = linked(html, 'stylesheet');
    const [figures = [], others = []] = [true, false].map((own) => all.filter((href) => href.startsWith('/assets/figure-') === own));
    expect(figures, 'one sheet for the figures, where there are any').toHaveLength(html.includes('<figure class="figure"') ? 1 : 0);
    expect(others, 'sheets for paper and for contrast, which nobody else waits for').toEqual([
      expect.stringContaining('/assets/print-'),
      expect.stringContaining('/assets/contrast-'),
    ]);
    expect(html.match(/<link rel="stylesheet"[^>]* media="[^"]+/g), file).toHaveLength(others.length);
    expect(sum([`/${file}`, sheet, ...figures].map((path) => sizeOf(`${path}.br`))), file).toBeLessThanOrEqual(ONE_ROUND_TRIP);
  }
});

test('text is readable in the first frame: no font is waited for, and all fonts together weigh at most 38 kB', () => {
  for (const { file, html } of documentsIn(DIST)) {
    const fonts = linked(html, 'preload').filter((href) => href.endsWith('.woff2'));
    expect(fonts.length, file).toBeGreaterThan(0);
    expect(sum(fonts.map(sizeOf)), file).toBeLessThanOrEqual(FONTS);
    const [sheet] = linked(html, 'stylesheet');
    const faces = readFileSync(`${DIST}${sheet}`, 'utf8').match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
    expect(faces).toHaveLength(fonts.length);
  }
});

test('the style sheet is the first file that a document asks for, and the fonts stand behind it', () => {
  for (const { file, html } of documentsIn(DIST)) {
    const [first = ''] = html.match(/<link [^>]*rel="(?:stylesheet|preload|icon|manifest)"[^>]*>|<(?:script|img)[^>]* src=[^>]*>/) ?? [];
    expect(first, file).toContain('rel="stylesheet"');
    for (const [preload] of html.matchAll(/<link rel="preload"[^>]*>/g)) expect(preload, file).toContain('fetchpriority="low"');
  }
});

/** The files that a document links to in this way. */
function linked(html: string, rel: string): string[] {
  return attributes(html.match(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))?.join('') ?? '', 'link', 'href');
}
