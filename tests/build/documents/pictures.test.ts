import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { attributes, DIST, documentsIn, filesIn } from '../../support/sites/dist.ts';

const PICTURES = `${DIST}/images/hashed`;
const documents = documentsIn(DIST);
const pictures = filesIn(PICTURES).filter((file) => !/\.(br|gz)$/.test(file));

test.each(documents)('every picture of $file has a width and a height, and all but the first wait until they are near', ({ html }) => {
  const tags = html.match(/<img [^>]*>/g) ?? [];
  const early = tags.filter((tag) => !tag.includes('loading="lazy"'));
  for (const tag of tags) expect(tag).toMatch(/width="\d+" height="\d+"/);
  expect(early.length).toBeLessThanOrEqual(1);
  for (const tag of early) expect(tag).toContain('fetchPriority="high"');
});

test('every picture that is not a drawing comes as AVIF and as WebP, in the same sizes', () => {
  const sizes = (format: string) => pictures.filter((file) => file.endsWith(format)).map((file) => file.replace(format, ''));
  expect(sizes('.avif').length).toBeGreaterThan(50);
  expect(sizes('.webp')).toEqual(sizes('.avif'));
  for (const { html } of documents) {
    for (const src of attributes(html, 'img', 'src')) expect(src).toMatch(/\.(svg|svg#dark|webp)$/);
  }
});

// docs/decisions says why, in decision 008.
test('no picture asks for async decoding, with which Chromium may stop drawing the page', () => {
  for (const { html } of documents) expect(html).not.toContain('decoding="async"');
});

const DRAWN_ONCE = /^\/images\/hashed\/(?:clouds|crawler|garden|map)-[\w-]+\.svg#/;

test('the clouds and stars are drawn once, in files of at most 25 kB in all, and no document repeats them', () => {
  const drawings = pictures.filter((file) => /^(clouds|stars)-/.test(file));
  const bytes = drawings.map((file) => brotliCompressSync(readFileSync(`${PICTURES}/${file}`)).length);
  const names = drawings.map((file) => file.replace(/-[\w-]{8}\.svg$/, ''));
  expect(names.sort()).toEqual(['clouds', 'stars']);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(25_000);
  for (const { html } of documents) {
    expect(html).not.toContain('<symbol');
    // Drawings that are used several times are in files: the clouds, and the first frame of each figure.
    for (const href of attributes(html, 'use', 'href')) expect(href).toMatch(DRAWN_ONCE);
  }
});

test('one drawing of a cloud serves both modes: its colours come from the page', () => {
  const [clouds = ''] = pictures.filter((file) => file.startsWith('clouds-'));
  const drawing = readFileSync(`${PICTURES}/${clouds}`, 'utf8');
  expect(drawing).toMatch(/var\(--cl-1/);
  expect(drawing).not.toMatch(/fill="#/);
});

test('the icons of the technologies are drawings under /images that hold the colours of both modes', () => {
  const names = filesIn('sample/technologies').map((file) => file.replace('.svg', '-'));
  const icons = pictures.filter((file) => names.some((name) => file.startsWith(name)));
  expect(icons).toHaveLength(8);
  for (const icon of icons) expect(readFileSync(`${PICTURES}/${icon}`, 'utf8'), icon).toContain('#dark:target');
});
