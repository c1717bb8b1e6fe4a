// Cuts the two type families down to the characters and weights that the site uses. What nearly every page needs is in the
// first file of a family; letters of other names (Zoë, Łukasz, Nguyễn) are in files that a browser asks for only when they occur.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const letters = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const usual = `${letters(32, 126)}’‘“”–—…·×°©•½¼′″\u00a0`;
/** The script of the packaged font, and which letters to take from it. */
const files = [
  { suffix: '', script: 'latin', characters: usual },
  { suffix: '-west', script: 'latin', characters: letters(0xc0, 0xff).replace('×', '') },
  { suffix: '-east', script: 'latin-ext', characters: letters(0x100, 0x17f) + letters(0x218, 0x21b) },
  { suffix: '-viet', script: 'vietnamese', characters: `ĂăĐđĨĩŨũƠơƯư${letters(0x1ea0, 0x1ef9)}` },
];

const families = [
  { from: 'fraunces', cut: 'full', to: 'fairweather-display', axes: { SOFT: 100, WONK: 0, opsz: 96, wght: { min: 500, max: 800 } } },
  { from: 'figtree', cut: 'wght', to: 'fairweather-text', axes: { wght: { min: 400, max: 700 } } },
];

for (const { from, cut, to, axes } of families) {
  for (const { suffix, script, characters } of files) {
    const source = `node_modules/@fontsource-variable/${from}/files/${from}-${script}-${cut}-normal.woff2`;
    if (!existsSync(source)) continue; // Figtree has no letters of Vietnamese.
    const font = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff2', variationAxes: axes });
    writeFileSync(`src/fonts/${to}${suffix}.woff2`, font);
    console.log(`src/fonts/${to}${suffix}.woff2  ${font.length} bytes`);
  }
}
