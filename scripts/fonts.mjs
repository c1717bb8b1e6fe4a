// Cuts the two type families down to the characters and weights that the site uses.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${ascii}’‘“”–—…·×→←↗°©•éāēīōūĀĒĪŌŪ½¼′″\u00a0`;

const fonts = [
  {
    from: 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'src/fonts/okta-display.woff2',
    axes: { SOFT: 100, WONK: 0, opsz: 96, wght: { min: 500, max: 800 } },
  },
  {
    from: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'src/fonts/okta-text.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, axes } of fonts) {
  const font = await subsetFont(readFileSync(from), characters, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(to, font);
  console.log(`${to}  ${font.length} bytes`);
}
