import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { DIST, filesIn } from '../../support/sites/dist.ts';

/** In the name table of a font, the number of the entry with the address of its licence. */
const LICENCE_ADDRESS = 14;

test('the site contains the licences of its fonts', () => {
  const text = readFileSync(`${DIST}/licences.txt`, 'utf8');
  expect(text.match(/^(Fraunces|Figtree)$/gm)).toEqual(['Fraunces', 'Figtree']);
  expect(text.match(/^SIL OPEN FONT LICENSE Version 1\.1/gm)).toHaveLength(2);
});

test('each font says where its licence is', async () => {
  const fonts = filesIn(DIST).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(7);
  for (const file of fonts) {
    const options = { targetFormat: 'sfnt', keepAllGlyphs: true, preserveNameIds: [LICENCE_ADDRESS] } as const;
    const font = await subsetFont(readFileSync(`${DIST}/${file}`), '', options);
    expect(new harfbuzz.Face(new harfbuzz.Blob(font)).getName(LICENCE_ADDRESS, 'en'), file).toMatch(/^https:/);
  }
});
