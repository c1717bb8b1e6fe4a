import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { colours } from '../../tools/owner/doctor/colours.ts';
import { ContentCopy } from '../support/owners/content-copy.ts';

const THEME = 'sample/theme.css';
const css = readFileSync(THEME, 'utf8');
const copy = new ContentCopy('theme-check');
afterAll(() => copy.remove());

/** File and line of a text in the theme, such as "sample/theme.css:35". */
const at = (text: string) => `${THEME}:${css.slice(0, css.indexOf(text)).split('\n').length}`;

const siteAfter = (from: string | RegExp, to: string) => copy.check({ [THEME]: (css) => css.replace(from, to) });
const problemsAfter = async (from: string | RegExp, to: string) => (await siteAfter(from, to)).problems;
const errorsAfter = async (from: string | RegExp, to: string) => colours(await siteAfter(from, to))?.errors;

test.each<[from: string | RegExp, to: string, line: string, message: string]>([
  [/\n {2}--accent: .*/, '', at(':root {'), 'light, --accent is missing. Write the colour of highlights as #rrggbb, or as var(--another).'],
  ['--accent: #f7b938', '--accent: gold', at('--accent: #'), 'light, --accent is "gold". Write the colour of highlights as #rrggbb'],
  ['--sky: #0a1730', '--sky: 1 2 3', at('--sky: #0a1'), 'dark, --sky is "1 2 3". Write'],
  ['-shows: clouds', '-shows: rain', at('--sky-shows'), 'light, --sky-shows must be one of: clouds, none. What does the sky show?'],
  ['--sky: #0a1730', '--sky: #0a1730; --sky-shows: none', at('--sky: #0a1'), 'dark, --sky-shows applies to both light and dark mode.'],
  ['--radius-m: 1.125rem', '--radius-m: 12', at('--radius-m'), 'light, --radius-m is "12". Write the corner radius of'],
  ['--accent: #f7b938', '--accent: var(--sun)', at('--accent: #'), "light, --accent is var(--sun), which doesn't resolve to a colour."],
  [
    '--accent: #f7b938',
    '--accent: var(--x); --x: var(--accent)',
    at('--accent: #'),
    "light, --accent is var(--x), which doesn't resolve to a colour.",
  ],
  [
    '"opsz" 96',
    '"CASL" 1',
    at('--display-axes'),
    '--display-axes sets "CASL" to 1, which Fraunces does not allow. It allows "opsz" from 9 to 144,',
  ],
  ['"opsz" 96', '"opsz" 200', at('--display-axes'), '--display-axes sets "opsz" to 200, which Fraunces does not allow.'],
  ['"opsz" 96', '"wght" 600', at('--display-axes'), '--display-axes sets "wght" to 600, which Fraunces does not allow.'],
  ['Fraunces', 'Recoleta', at('--display-family'), '--display-family is Recoleta, but there is neither sample/fonts/recoleta.woff2 nor an'],
  [/^/, 'p { background: url("./horizon.svg") }', `${THEME}:1`, 'names "./horizon.svg", which is not a file in sample/.'],
  [/^/, '@import "https://a.test/type.css";', `${THEME}:1`, 'names "https://a.test/type.css", which is not a file in sample/.'],
  [/^/, '@media print { :root { --accent: #ffffff } }', `${THEME}:1`, 'sets --accent for ":root", where the doctor cannot measure it.'],
])('OWN-07 a theme where %s becomes %s is rejected with its line', async (from, to, line, message) => {
  expect(await problemsAfter(from, to)).toEqual([expect.stringContaining(`${line}: ${message}`)]);
});

test('OWN-07 a theme may use files in its folder, and define a colour by another one', async () => {
  const rules = '.hero { background: url("./icon.svg#a"), url(/images/cards/home.png); mask: url(#b); content: "url" }\n';
  expect(await problemsAfter(/$/, rules)).toEqual([]);
  expect(await problemsAfter('--accent: #f7b938', '--accent: var(--marquee)')).toEqual([]);
});

test('OWN-07 a pair with too little contrast is an error with both values, the display mode, the line and the nearest value that passes', async () => {
  const INK = at('--ink-2: #2');
  const BETTER = 'The nearest --ink-2 that passes is #333f54.';
  expect(await errorsAfter('--ink-2: #2a3b5a', '--ink-2: #6b7890')).toEqual([
    `${INK}: --ink-2 #6b7890 on --sky #a9daf4 is 2.9:1 in light mode, but needs 7:1 (secondary text on the home page). ${BETTER}`,
    `${INK}: --ink-2 #6b7890 on --page #fbf4e4 is 4.0:1 in light mode, but needs 7:1 (secondary text on the other pages). ${BETTER}`,
    `${INK}: --ink-2 #6b7890 on --surface #fffdf7 is 4.3:1 in light mode, but needs 7:1 (secondary text on cards). ${BETTER}`,
  ]);
  expect(await errorsAfter('--surface: #27354c', '--surface: #4a5a75')).toContain(
    `${at('--ink-2: #c')}: --ink-2 #cfd9e8 on --surface #4a5a75 is 4.8:1 in dark mode, but needs 7:1 (secondary text on cards). The nearest --surface that passes is #27354e.`,
  );
});

test('OWN-07 a pair that is the same in both modes is reported once, and a transparent colour is blended first', async () => {
  expect(await errorsAfter('--progress: #b3700a', '--progress: #e0a01c')).toEqual([
    `${at('--progress')}: --progress #e0a01c on --control #fffdf7 is 2.2:1 in both modes, but needs 3:1 (ring that fills around the carousel button). The nearest --progress that passes is #c28800.`,
  ]);
  expect(await errorsAfter('--underline: #0e2141', '--underline: #86500080')).toContain(
    `${at('--underline')}: --underline #86500080 on --page #fbf4e4 is 2.2:1 in light mode, but needs 3:1 (line below links on the other pages). The nearest --underline that passes is #190b0080.`,
  );
});

test.each([
  ['--ink-2: #2a3b5a', '--ink-2: #333f54'],
  ['--surface: #27354c', '--surface: #27354e'],
  ['--progress: #b3700a', '--progress: #c28800'],
  ['--underline: #0e2141', '--underline: #190b0080'],
])('OWN-07 an owner who changes %s to the value that an error names, %s, has no error', async (from, to) => {
  expect(await errorsAfter(from, to)).toEqual([]);
});

test('OWN-07 without clouds no contrast with a cloud is checked', async () => {
  const darkCloud = '--cloud-4: #556677';
  expect(await errorsAfter('--cloud-4: #ffffff', darkCloud)).not.toEqual([]);
  expect(await errorsAfter(/--sky-shows: clouds([\s\S]*)--cloud-4: #ffffff/, `--sky-shows: none$1${darkCloud}`)).toEqual([]);
});
