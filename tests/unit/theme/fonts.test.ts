import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawingFonts, fontFingerprint } from '../../../engine/drawings/drawing-theme.ts';
import { CHARACTER_SETS, unicodeRange } from '../../../engine/fonts/characters.ts';
import { openFont } from '../../../engine/fonts/font-file.ts';
import { fontFolder } from '../../../engine/fonts/font-folder.ts';
import { fontSheet } from '../../../engine/fonts/font-sheet.ts';
import { siteFonts } from '../../../engine/fonts/site-fonts.ts';
import { type Replacements, ThemeCopy } from '../../support/owners/theme-copy.ts';

const copy = new ThemeCopy('fonts');
afterAll(() => copy.remove());

const sheetWith = (words: Replacements) => copy.with(words, async ({ content }) => fontSheet(await siteFonts(content)));
/** The font style sheet of the unchanged sample. */
const sheet = await sheetWith({});

/** The values of a property in all rules for a family, in per cent. */
const percents = (family: string, property: string) =>
  sheet
    .split('@font-face')
    .filter((face) => face.includes(`font-family: "${family}"`))
    .map((face) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]));

test.each([
  ['Display Fallback', [96.5]],
  ['Display Fallback Android', [83.2]],
  ['Display Fallback Linux', [74.6]],
  ['Text Fallback', [100.7, 95.1]],
  ['Text Fallback Android', [101.2, 102]],
  ['Text Fallback Linux', [88.5, 80.3]],
])('%s is computed, and about as large as what was tuned on real pages: %j per cent', (family, tuned) => {
  const sizes = percents(family, 'size-adjust');
  expect(sizes).toHaveLength(tuned.length);
  for (const [index, size] of sizes.entries()) expect(Math.abs(size - (tuned[index] ?? 0))).toBeLessThan(1.5);
});

test('a fallback takes the height of the family that it stands in for', () => {
  const height = (family: string, property: string) =>
    ((percents(family, 'size-adjust')[0] ?? 0) * (percents(family, property)[0] ?? 0)) / 10_000;
  expect(height('Display Fallback', 'ascent-override')).toBeCloseTo(0.978, 2);
  expect(height('Text Fallback', 'ascent-override')).toBeCloseTo(0.95, 2);
  expect(height('Text Fallback Linux', 'descent-override')).toBeCloseTo(0.25, 2);
});

test('headings in a family without serifs have fallbacks without serifs', async () => {
  const other = await sheetWith({ Fraunces: 'Figtree', '--display-axes: "SOFT" 100, "WONK" 0, "opsz" 96;': '' });
  expect(other).toMatch(/--font-display: "Display", .*, sans-serif;/);
  expect(other).not.toContain('Times New Roman');
});

test('our two families have the weights that our style sheets use, another family has all of its own', async () => {
  const weights = (css: string) => css.match(/font-family: "(Display|Text)";[^}]*?font-weight: \d+ \d+/g)?.map((face) => face.slice(-7));
  expect(new Set(weights(sheet))).toEqual(new Set(['500 800', '400 700']));
  const other = await sheetWith({ Fraunces: 'Figtree', '--display-axes: "SOFT" 100, "WONK" 0, "opsz" 96;': '' });
  expect(new Set(weights(other))).toEqual(new Set(['300 900', '400 700']));
});

test("an owner's own file comes before any package, and is cut to the letters that it has", async () => {
  const fonts = join(copy.project, 'sample/fonts');
  mkdirSync(fonts);
  cpSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', join(fonts, 'my-type.woff2'));
  writeFileSync(join(fonts, 'my-type.txt'), 'For my eyes only.');
  await copy.with({ Figtree: '"My Type"' }, async ({ problems, content }) => {
    expect(problems).toEqual([]);
    const { folder, preloads, licences } = await fontFolder(content);
    expect(preloads.map((file) => statSync(join(copy.project, file)).size)).toEqual([expect.any(Number), expect.closeTo(13_000, -3)]);
    expect(existsSync(join(copy.project, folder, 'text-west.woff2'))).toBe(true);
    expect(existsSync(join(copy.project, folder, 'text-east.woff2'))).toBe(false);
    expect(licences).toContain('SIL OPEN FONT LICENSE');
    expect(licences).toContain('My Type\n\nFor my eyes only.');
  });
  writeFileSync(join(fonts, 'my-type.woff2'), 'no font');
  expect(await copy.problems({ Figtree: 'My Type' })).toEqual([
    'sample/theme.css:14: --text-family is My Type, but sample/fonts/my-type.woff2 cannot be read as a font. Download the file again.',
  ]);
  rmSync(fonts, { recursive: true });
});

test('fonts are cut once: the folder is named by all that is in it', async () => {
  const folderWith = (words: Replacements) => copy.with(words, async ({ content }) => (await fontFolder(content)).folder);
  const folder = await folderWith({});
  const time = statSync(join(copy.project, folder)).mtimeMs;
  expect(await folderWith({ '#a9daf4': '#aaddff' })).toBe(folder);
  expect(statSync(join(copy.project, folder)).mtimeMs).toBe(time);
  expect(readFileSync(join(copy.project, folder, 'fonts.css'), 'utf8')).toContain('src: url("./display.woff2")');
  expect(await folderWith({ '"opsz" 96': '"opsz" 72' })).not.toBe(folder);
});

test('what a file is cut to is in the file that it is cut from', async () => {
  for (const { source, sets } of await copy.with({}, ({ content }) => siteFonts(content))) {
    for (const { name, script, testLetter } of sets) expect((await openFont(source.files[script] ?? '')).has(testLetter), name).toBe(true);
    const west = await openFont(source.files.latin ?? '');
    for (const letter of CHARACTER_SETS[1]?.characters ?? '') expect(west.has(letter), letter).toBe(true);
  }
});

test('characters are named as style sheets do', () => {
  expect(unicodeRange('ÖÀÁŒø')).toBe('U+C0-C1, U+D6, U+F8, U+152');
});

test('drawings are set in the families of the theme, one font for each weight, and change with them', async () => {
  const html = '<style>h1 { font: 700 1px Display }</style>Erdős';
  const rules = await copy.with({}, ({ content }) => drawingFonts(content, html));
  expect(rules.match(/font-family:\w+;font-weight:\d+/g)).toEqual(
    [
      'Display;font-weight:700',
      'Display;font-weight:700',
      ...['400', '600', '400', '600'].map((weight) => `Text;font-weight:${weight}`),
    ].map((face) => `font-family:${face}`),
  );
  const fingerprintWith = (words: Replacements) => copy.with(words, ({ content }) => fontFingerprint(content));
  expect(await fingerprintWith({ '"opsz" 96': '"opsz" 72' })).not.toBe(await fingerprintWith({}));
  expect(await fingerprintWith({ '#a9daf4': '#aaddff' })).toBe(await fingerprintWith({}));
});
