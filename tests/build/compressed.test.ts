import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST, filesIn } from '../support/dist.ts';

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

test('every document, script and style sheet has a copy in brotli and one in gzip', () => {
  const texts = files.filter((file) => /\.(html|js|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).filter((copy) => !existsSync(`${DIST}/${copy}`))).toEqual([]);
});

test('no picture, font or PDF is compressed a second time', () => {
  expect(copies.filter((copy) => /\.(avif|webp|png|jpe?g|woff2|pdf|ico)\./.test(copy))).toEqual([]);
});
