import { afterAll, expect, test } from 'vitest';
import { ThemeCopy } from '../../support/owners/theme-copy.ts';

const copy = new ThemeCopy('font-problems');
afterAll(() => copy.remove());

test.each([
  [
    'a family that is not installed',
    { Fraunces: 'Recoleta' },
    'sample/theme.css:12: --display-family is Recoleta, but there is neither sample/fonts/recoleta.woff2 nor an installed package. Check the spelling, or run "npm install -D @fontsource-variable/recoleta".',
  ],
  [
    'an axis that the family does not have',
    { '"opsz" 96': '"CASL" 1' },
    'sample/theme.css:13: --display-axes sets "CASL", but Fraunces has no such axis. It has "opsz" from 9 to 144, "SOFT" from 0 to 100, "WONK" from 0 to 1.',
  ],
  [
    'an axis beyond its end',
    { '"opsz" 96': '"opsz" 200' },
    'sample/theme.css:13: --display-axes sets "opsz" to 200, but in Fraunces it goes from 9 to 144.',
  ],
  [
    'the weight as an axis',
    { '"opsz" 96': '"wght" 600' },
    'sample/theme.css:13: --display-axes sets "wght", but style sheets choose the weight. Delete it here.',
  ],
])('%s is an error', async (_, words, sentence) => {
  expect(await copy.problems(words)).toEqual([sentence]);
});
