import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hashedFolderProblems } from '../../engine/hashed-folders.ts';
import { fileHeaders, rulesFor } from '../../engine/hosts/headers.ts';
import { temporaryFolder } from '../support/sites/build-site.ts';
import { attributes, DIST, documentsIn, filesIn } from '../support/sites/dist.ts';
import { brokenLinks, orphanPictures } from '../support/sites/links.ts';

/**
 * What a server can send before it has to wait for an answer: ten packets without their headers. The document and the stylesheet
 * that blocks its first paint are requested one after the other, so each has its own round trip.
 */
const ONE_ROUND_TRIP_BYTES = 14_000;
/** A fifth of a second on slow 4G. Nothing waits for fonts, but the text changes its look when they arrive. */
const FONT_BYTES = 40_000;
const HASH = /-[\w-]{8}(-\d+x\d+)?\.\w+$/;

const documents = documentsIn(DIST);
const files = filesIn(DIST);
const paths = files.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => `/${file}`);
const sizeOf = (path: string) => statSync(`${DIST}${path}`).size;
const isImmutable = (path: string) => /immutable/.test(fileHeaders({}, path)['Cache-Control'] ?? '');

/** The files that a piece of HTML links to with this `rel`. */
function linked(html: string, rel: string): string[] {
  return attributes(html.match(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))?.join('') ?? '', 'link', 'href');
}

test('REL-17 every internal address, hash and asset resolves, and no picture under /images is left without a use', () => {
  expect(brokenLinks(DIST)).toEqual([]);
  expect(orphanPictures(DIST)).toEqual([]);
});

test(`every document and the stylesheet that it waits for weigh at most ${ONE_ROUND_TRIP_BYTES} bytes each, compressed`, () => {
  for (const { file, html } of documents) {
    const sheets = linked(html.slice(0, html.indexOf('<body')), 'stylesheet');
    const waitedFor = sheets.filter((sheet) => !/\/(print|contrast)-/.test(sheet));
    expect(waitedFor.length, file).toBeGreaterThan(0);
    for (const path of [`/${file}`, ...waitedFor]) expect(sizeOf(`${path}.br`), path).toBeLessThanOrEqual(ONE_ROUND_TRIP_BYTES);
  }
});

test(`no font is waited for, and the fonts of a page weigh at most ${FONT_BYTES} bytes`, () => {
  for (const { file, html } of documents) {
    const fonts = linked(html, 'preload').filter((href) => href.endsWith('.woff2'));
    expect(fonts, file).toHaveLength(2);
    expect(
      fonts.map(sizeOf).reduce((sum, size) => sum + size),
      file,
    ).toBeLessThanOrEqual(FONT_BYTES);
    const sheet = linked(html, 'stylesheet').find((one) => one.startsWith('/assets/hashed/app-'));
    const faces = readFileSync(`${DIST}${sheet}`, 'utf8').match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
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

test('every picture has a width and a height, and all but the first of a page wait until they are near', () => {
  for (const { file, html } of documents) {
    const tags = html.match(/<img [^>]*>/g) ?? [];
    for (const tag of tags) expect(tag, file).toMatch(/width="\d+" height="\d+"/);
    expect(tags.filter((tag) => !tag.includes('loading="lazy"')).length, file).toBeLessThanOrEqual(1);
    expect(html, 'Chromium may stop drawing the page: decision 008').not.toContain('decoding="async"');
  }
});

test('every picture that is not a drawing comes as AVIF and as WebP, in the same sizes', () => {
  const sizes = (format: string) => files.filter((file) => file.startsWith('images/hashed/') && file.endsWith(format));
  expect(sizes('.avif').length).toBeGreaterThan(50);
  expect(sizes('.webp').map((file) => file.replace('.webp', '.avif'))).toEqual(sizes('.avif'));
});

test('the clouds and stars are drawn once, in files of at most 25 kB in all, and no document repeats them', () => {
  const drawings = files.filter((file) => /^images\/hashed\/(clouds|stars)-.*\.svg$/.test(file));
  expect(drawings).toHaveLength(2);
  const bytes = drawings.map((file) => brotliCompressSync(readFileSync(`${DIST}/${file}`)).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(25_000);
  for (const { html } of documents) expect(html).not.toContain('<symbol');
});

test('every document, script and stylesheet has compressed copies that hold it to the byte', () => {
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

test('REL-08 OWN-13 a file is immutable exactly when the build gave it a name with a hash of what is in it', () => {
  const own = filesIn('sample/public').map((file) => `/${file}`);
  expect(paths.filter(isImmutable)).toEqual(paths.filter((path) => HASH.test(path) && !own.includes(path)));
  expect(paths.filter(isImmutable).length).toBeGreaterThan(50);
  expect(
    paths.filter((path) => rulesFor(path).length > 1),
    'a host would join two values of a header',
  ).toEqual([]);
});

test('OWN-13 the build does not take a file of the owner into a folder of immutable files, and says where to put it', () => {
  const root = temporaryFolder('hashed-folders');
  mkdirSync(join(root, 'content/public/images/hashed'), { recursive: true });
  expect(hashedFolderProblems({ root, folder: 'content' })).toEqual([
    'content/public/images/hashed: browsers keep files in a folder of this name for a year. Move yours to another folder.',
  ]);
  rmSync(root, { recursive: true });
});
