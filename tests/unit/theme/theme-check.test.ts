import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { colours } from '../../../tools/owner/doctor/colours.ts';
import { ContentCopy } from '../../support/owners/content-copy.ts';

const THEME = 'sample/theme.css';
const sheet = readFileSync(THEME, 'utf8');
const copy = new ContentCopy('theme-check');
afterAll(() => copy.remove());

/** File and line of a text in the theme, such as "sample/theme.css:35". */
const at = (text: string) => `${THEME}:${sheet.slice(0, sheet.indexOf(text)).split('\n').length}`;
const contentAfter = (change: (css: string) => string) => copy.changed({ [THEME]: change }, checkContent);
const problemsAfter = async (from: string | RegExp, to: string) => (await contentAfter((css) => css.replace(from, to))).problems;
const coloursAfter = async (change: (css: string) => string) => colours((await contentAfter(change)).content);
const errorsAfter = async (from: string, to: string) => (await coloursAfter((css) => css.replace(from, to))).errors;

const GOLD = 'Write the colour of highlights as #rrggbb, or as var(--another).';

test.each([
  ['a colour that is missing', /\n {2}--gold: .*/, '', `${at(':root {')}: light, --gold is missing. ${GOLD}`],
  ['a colour that is written by name', '--gold: #f7b938', '--gold: gold', `${at('--gold: #')}: light, --gold is "gold". ${GOLD}`],
  ['a wrong colour of the night', '--sky: #0a1730', '--sky: 1 2 3', new RegExp(`^${at('--sky: #0a1')}: dark, --sky is "1 2 3"\\. Write`)],
  [
    'a sky of another kind',
    '-shows: clouds',
    '-shows: rain',
    `${at('--sky-shows')}: light, --sky-shows must be one of: clouds, none. What does the sky show?`,
  ],
  [
    'a night of its own for the sky',
    '--sky: #0a1730',
    '--sky-shows: none; --sky: #0a1730',
    /: dark, --sky-shows applies to both light and dark mode\. Set it in :root\.$/,
  ],
  ['a corner without a unit', '--r-m: 1.125rem', '--r-m: 12', /: light, --r-m is "12"\. Write the corners of/],
  ['a shadow that is missing', /\n {2}--shade-2: 0 1px.*/, '', /: light, --shade-2 is missing\. Write the shadow of cards, or none\.$/],
  [
    'a night that is nobody’s',
    ':root[data-theme="dark"] {',
    'html[data-theme="dark"] {',
    /: sets --sky for "html\[data-theme="dark"\]", where the doctor cannot measure it\. Set it in :root, and for dark mode in :root\[data-theme="dark"\]\.$/,
  ],
  [
    'a day for some readers',
    '@media screen {',
    '@media (prefers-contrast: more) { :root { --gold: #ffffff } }\n@media screen {',
    /: sets --gold for ":root", where the doctor cannot measure it\./,
  ],
  [
    'a missing semicolon',
    'color-scheme: light;',
    'color-scheme: light',
    /^sample\/theme\.css:\d+: cannot be read as a style sheet\. .* Look for a missing bracket or semicolon\.$/,
  ],
  [
    'a colour after another that is not there',
    '--gold: #f7b938',
    '--gold: var(--sun)',
    `${at('--gold: #')}: light, --gold is var(--sun), which doesn't resolve to a colour. Check the spelling.`,
  ],
  [
    'a colour after itself',
    '--gold: #f7b938',
    '--gold: var(--x); --x: var(--gold)',
    /: light, --gold is var\(--x\), which doesn't resolve to a colour\./,
  ],
  [
    'a file that is not there',
    /$/,
    'p { background: url("./horizon.svg") }\n',
    /:\d+: names "\.\/horizon\.svg", which is not a file in sample\/\./,
  ],
  [
    'a file from elsewhere',
    /$/,
    'p { background: url(https://a.test/b.png) }\n',
    /: names "https:\/\/a\.test\/b\.png", .* nothing is fetched from elsewhere\.$/,
  ],
  ['a sheet from elsewhere', /^/, '@import "https://a.test/type.css";\n', /^sample\/theme\.css:1: names "https:\/\/a\.test\/type\.css"/],
])('OWN-07 %s is named with its line in theme.css, in one sentence', async (_, from, to, message) => {
  const problems = await problemsAfter(from, to);
  expect(problems).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
});

test('OWN-07 a theme may use files of its folder, and define a colour by another one', async () => {
  const rules = '.hero { background: url("./icon.svg#a"), url(/favicon.svg); mask: url(#b); content: "url" }\n';
  expect(await problemsAfter(/$/, rules)).toEqual([]);
  expect(await problemsAfter('--gold: #f7b938', '--gold: var(--band)')).toEqual([]);
});

test('OWN-07 a pair with too little contrast is an error that names both values, the display mode and the line', async () => {
  const INK = at('--ink-2: #2');
  expect(await errorsAfter('--ink-2: #2a3b5a', '--ink-2: #6b7890')).toEqual([
    `${INK}: --ink-2 #6b7890 on --sky #a9daf4 is 2.9:1 in light mode, and needs 7:1 (quieter words on the home page).`,
    `${INK}: --ink-2 #6b7890 on --cream #fbf4e4 is 4.0:1 in light mode, and needs 7:1 (quieter words on the other pages).`,
    `${INK}: --ink-2 #6b7890 on --surface #fffdf7 is 4.3:1 in light mode, and needs 7:1 (quieter words on cards).`,
  ]);
  expect(await errorsAfter('--surface: #27354c', '--surface: #4a5a75')).toContain(
    `${at('--ink-2: #c')}: --ink-2 #cfd9e8 on --surface #4a5a75 is 4.8:1 in dark mode, and needs 7:1 (quieter words on cards).`,
  );
});

test('OWN-07 a pair that is the same in both modes is named once, and a transparent colour counts as it is seen', async () => {
  expect(await errorsAfter('--progress: #b3700a', '--progress: #e0a01c')).toEqual([
    `${at('--progress')}: --progress #e0a01c on --control #fffdf7 is 2.2:1 in both modes, and needs 3:1 (ring that fills around the carousel button).`,
  ]);
  expect(await errorsAfter('--underline: #865000', '--underline: #86500080')).toContain(
    `${at('--underline')}: --underline #86500080 on --cream #fbf4e4 is 2.2:1 in light mode, and needs 3:1 (line below links on the other pages).`,
  );
});

test('OWN-07 every pair of the sample has enough contrast; without clouds no contrast with a cloud is checked', async () => {
  const spoil = (css: string) => css.replace('--cl-4: #ffffff', '--cl-4: #556677');
  const sample = await coloursAfter((css) => css);
  const spoilt = await coloursAfter(spoil);
  const cloudless = await coloursAfter((css) => spoil(css).replace('--sky-shows: clouds', '--sky-shows: none'));
  expect([sample, spoilt, cloudless].map(({ errors }) => errors.length > 0)).toEqual([false, true, false]);
  expect(Number.parseInt(cloudless.fine, 10)).toBeLessThan(Number.parseInt(sample.fine, 10));
  expect(cloudless.fine).toMatch(/^\d+ pairs of colours have enough contrast, in light and dark mode$/);
});
