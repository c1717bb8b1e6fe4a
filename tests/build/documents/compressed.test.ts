import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST, filesIn } from '../../support/sites/dist.ts';

const files = filesIn(DIST);
const copies = files.filter((file) => /\.(br|gz)$/.test(file));

test('every compressed copy holds its original to the byte, in fewer bytes', () => {
  for (const copy of copies) {
    const original = readFileSync(`${DIST}/${copy.replace(/\.(br|gz)$/, '')}`);
    const packed = readFileSync(`${DIST}/${copy}`);
    expect((copy.endsWith('.br') ? brotliDecompressSync : gunzipSync)(packed).equals(original), copy).toBe(true);
    expect(packed.length, copy).toBeLessThan(original.length);
  }
});

test('every document, script and style sheet that compression makes smaller has a copy in brotli and one in gzip', () => {
  const texts = files.filter((file) => /\.(html|js|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const text = readFileSync(`${DIST}/${file}`);
    expect(existsSync(`${DIST}/${file}.br`), file).toBe(brotliCompressSync(text).length < text.length);
    expect(existsSync(`${DIST}/${file}.gz`), file).toBe(gzipSync(text, { level: 9 }).length < text.length);
  }
});

test('no picture, font or PDF is compressed a second time', () => {
  expect(copies.filter((copy) => /\.(avif|webp|png|jpe?g|woff2|pdf|ico)\./.test(copy))).toEqual([]);
});
