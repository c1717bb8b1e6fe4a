import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { weightsIn } from '../../../engine/fonts/used-weights.ts';
import { ThemeCopy } from '../../support/owners/theme-copy.ts';

const copy = new ThemeCopy('font-problems');
afterAll(() => copy.remove());

test.each([
  [
    'a family that is not installed',
    { Fraunces: 'Recoleta' },
    'sample/theme.css:9: --display-family is Recoleta, but there is neither sample/fonts/recoleta.woff2 nor an installed package. Check the spelling, or run "npm install -D @fontsource-variable/recoleta".',
  ],
  [
    'a weight that the family does not have',
    { '400 700': '200 700' },
    'sample/theme.css:13: --text-weights is 200 700, but Figtree has weights from 300 to 900.',
  ],
  ['weights the wrong way round', { '400 700': '700 400' }, 'sample/theme.css:13: --text-weights is 700 400. Write the lighter one first.'],
  [
    'an axis that the family does not have',
    { '"opsz" 96': '"CASL" 1' },
    'sample/theme.css:11: --display-axes sets "CASL", but Fraunces has no such axis. It has "opsz" from 9 to 144, "SOFT" from 0 to 100, "WONK" from 0 to 1.',
  ],
  [
    'an axis beyond its end',
    { '"opsz" 96': '"opsz" 200' },
    'sample/theme.css:11: --display-axes sets "opsz" to 200, but in Fraunces it goes from 9 to 144.',
  ],
  [
    'the weight as an axis',
    { '"opsz" 96': '"wght" 600' },
    'sample/theme.css:11: --display-axes sets "wght", which --display-weights sets. Delete it here.',
  ],
  [
    'a cut that drawings use and pages do not fetch',
    { '500 800': '500 650' },
    'sample/theme.css:10: --display-weights is 500 650, but other weights are used: 700 in share cards and the PDF. Write "500 700", or use other weights there.',
  ],
])('%s is an error', async (_, words, sentence) => {
  expect(await copy.problems(words)).toEqual([sentence]);
});

test('a cut that a style sheet uses and the theme does not name is an error, with the place where it is used', async () => {
  expect(await copy.problems({ '400 700': '400 600' })).toEqual([
    expect.stringMatching(
      /^sample\/theme\.css:13: --text-weights is 400 600, but other weights are used: 650 in sample\/case-studies\/.+\.css:\d+\. Write "400 650",/,
    ),
  ]);
});

test('a weight is that of the family which its rule names, and of words where it names none', () => {
  const css = `
    a { font-weight: 650 }
    h1 { font-family: var(--font-display); font-weight: bold }
    p { font: 500 1rem / 1.4 var(--font-text); & b { font: 1rem var(--font-display) } }
    code { font: 300 1rem monospace }
    i { font: inherit; font-weight: inherit }
    @font-face { font-family: Other; font-weight: 100 900 }`;
  expect(weightsIn(css, 'a.css')).toEqual([
    { role: 'text', weight: 650, place: 'a.css:2' },
    { role: 'display', weight: 700, place: 'a.css:3' },
    { role: 'text', weight: 500, place: 'a.css:4' },
    { role: 'display', weight: 400, place: 'a.css:4' },
  ]);
});

test('a weight that names no family is that of its element: a heading stays one in another rule', () => {
  const css = 'main h1:hover, .drag { font-weight: 900 } p { font-weight: 400 }';
  expect(weightsIn(css, 'a.css', new Set(['h1'])).map(({ role, weight }) => `${role} ${weight}`)).toEqual(['display 900', 'text 400']);
});

test('the style sheets of the app use no weight that the sample does not fetch', async () => {
  expect((await checkContent('.')).problems).toEqual([]);
});
