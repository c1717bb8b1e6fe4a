import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hashedFolderProblems } from '../../engine/hashed-folders.ts';
import { fileHeaders, rulesFor } from '../../engine/hosts/headers.ts';
import { attributes, DIST, documentsIn, filesIn } from '../support/sites/dist.ts';
import { brokenLinks, orphanPictures } from '../support/sites/links.ts';
import { temporaryFolder } from '../support/sites/project-copy.ts';

/**
 * What a server can send before it has to wait for an acknowledgement: ten packets without their headers. The document and the stylesheet
 * that blocks its first paint are requested one after the other, so each has its own round trip.
 */
const ONE_ROUND_TRIP_BYTES = 14_000;
/** A fifth of a second on slow 4G. Nothing waits for fonts, but the text changes its look when they load. */
const FONT_BYTES = 40_000;
const HASH = /-[\w-]{8}(-\d+x\d+)?\.\w+$/;

const documents = documentsIn(DIST);
const files = filesIn(DIST);
const paths = files.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => `/${file}`);
const sizeOf = (path: string) => statSync(`${DIST}${path}`).size;
const isImmutable = (path: string) => /immutable/.test(fileHeaders({}, path)['Cache-Control'] ?? '');

/** The files that HTML links to with this `rel`. */
function linked(html: string, rel: string): string[] {
  return attributes(html.match(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))?.join('') ?? '', 'link', 'href');
}

test('REL-17 every internal link, hash and asset resolves, and no picture in /images is unused', () => {
  expect(brokenLinks(DIST)).toEqual([]);
  expect(orphanPictures(DIST)).toEqual([]);
});

test(`every document and its blocking stylesheets have at most ${ONE_ROUND_TRIP_BYTES} bytes each, compressed`, () => {
  for (const { file, html } of documents) {
    const stylesheets = linked(html.slice(0, html.indexOf('<body')), 'stylesheet');
    const blocking = stylesheets.filter((href) => !/\/(print|contrast)-/.test(href));
    expect(blocking.length, file).toBeGreaterThan(0);
    for (const path of [`/${file}`, ...blocking]) expect(sizeOf(`${path}.br`), path).toBeLessThanOrEqual(ONE_ROUND_TRIP_BYTES);
  }
});

test(`no font blocks rendering, and the fonts of a page have at most ${FONT_BYTES} bytes`, () => {
  for (const { file, html } of documents) {
    const fonts = linked(html, 'preload').filter((href) => href.endsWith('.woff2'));
    expect(fonts, file).toHaveLength(2);
    expect(
      fonts.map(sizeOf).reduce((sum, size) => sum + size),
      file,
    ).toBeLessThanOrEqual(FONT_BYTES);
    const stylesheet = linked(html, 'stylesheet').find((one) => one.startsWith('/assets/hashed/app-'));
    const faces = readFileSync(`${DIST}${stylesheet}`, 'utf8').match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter((face) => !face.includes('font-display:swap'))).toEqual([]);
  }
});

test('no script and no picture is requested before the stylesheet', () => {
  for (const { file, html } of documents) {
    const [first = ''] = html.match(/<link rel="stylesheet"[^>]*>|<(?:script|img)[^>]* src=[^>]*>/) ?? [];
    expect(first, file).toContain('rel="stylesheet"');
  }
});

test('every picture has a width and a height, and all but the logo and the first of a page are lazy', () => {
  for (const { file, html } of documents) {
    const tags = html.match(/<img [^>]*>/g) ?? [];
    for (const tag of tags) expect(tag, file).toMatch(/width="\d+" height="\d+"/);
    expect(tags.filter((tag) => !/loading="lazy"|class="logo /.test(tag)).length, file).toBeLessThanOrEqual(1);
    expect(html, 'Chromium may stop rendering the page: decision 008').not.toContain('decoding="async"');
  }
});

test('every picture that is not an SVG is there as AVIF and as WebP, in the same sizes', () => {
  const sizes = (format: string) => files.filter((file) => file.startsWith('images/hashed/') && file.endsWith(format));
  expect(sizes('.avif').length).toBeGreaterThan(50);
  expect(sizes('.webp').map((file) => file.replace('.webp', '.avif'))).toEqual(sizes('.avif'));
});

test('the clouds and stars are in two files of at most 25 kB in total, and no document repeats them', () => {
  const svgs = files.filter((file) => /^images\/hashed\/(clouds|stars)-.*\.svg$/.test(file));
  expect(svgs).toHaveLength(2);
  const bytes = svgs.map((file) => brotliCompressSync(readFileSync(`${DIST}/${file}`)).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(25_000);
  for (const { html } of documents) expect(html).not.toContain('<symbol');
});

test('every compressed copy has the exact bytes of its original, and every document has one', () => {
  const copies = files.filter((file) => /\.(br|gz)$/.test(file));
  expect(copies.filter((copy) => /\.(avif|webp|png|woff2|pdf|ico)\./.test(copy))).toEqual([]);
  for (const file of files.filter((name) => name.endsWith('.html'))) expect(existsSync(`${DIST}/${file}.br`), file).toBe(true);
  for (const copy of copies) {
    const unpack = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    const original = readFileSync(`${DIST}/${copy.replace(/\.(br|gz)$/, '')}`);
    expect(unpack(readFileSync(`${DIST}/${copy}`)).equals(original), copy).toBe(true);
  }
});

test('the site contains the licences of its fonts', () => {
  expect(readFileSync(`${DIST}/licences.txt`, 'utf8').match(/^(Fraunces|Figtree)$/gm)).toEqual(['Fraunces', 'Figtree']);
});

test('REL-08 OWN-13 a file is immutable only if the build put a hash of its content into its name', () => {
  const own = filesIn('sample/public').map((file) => `/${file}`);
  expect(paths.filter(isImmutable)).toEqual(paths.filter((path) => HASH.test(path) && !own.includes(path)));
  expect(paths.filter(isImmutable).length).toBeGreaterThan(50);
  expect(
    paths.filter((path) => rulesFor(path).length > 1),
    'a host would join two values of a header',
  ).toEqual([]);
});

test('OWN-13 the build refuses an owner’s file in a folder of immutable files, and says where to put it', () => {
  const root = temporaryFolder('hashed-folders');
  mkdirSync(join(root, 'content/public/images/hashed'), { recursive: true });
  expect(hashedFolderProblems({ root, folder: 'content' })).toEqual([
    'content/public/images/hashed: browsers keep files in a folder of this name for a year. Move yours to another folder.',
  ]);
  rmSync(root, { recursive: true });
});
