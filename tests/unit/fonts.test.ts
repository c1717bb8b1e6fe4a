import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CHARACTER_SETS, EVERY_CHARACTER, unicodeRange } from '../../engine/fonts/characters.ts';
import { fontCss } from '../../engine/fonts/font-css.ts';
import { openFont } from '../../engine/fonts/font-file.ts';
import { fontProblems } from '../../engine/fonts/font-problems.ts';
import { siteFonts } from '../../engine/fonts/site-fonts.ts';
import { subsetFonts } from '../../engine/fonts/subset-fonts.ts';
import { fontFingerprint } from '../../engine/generate/page-fonts.ts';
import { emphasisedCharacters } from '../../engine/prose/emphasis.ts';
import { ContentCopy } from '../support/owners/content-copy.ts';
import { readSite, SAMPLE } from '../support/owners/sample.ts';

const copy = new ContentCopy('fonts');
afterAll(() => copy.remove());

/** The font stylesheet of the unchanged sample. */
const stylesheet = fontCss(await siteFonts(SAMPLE));

/** The values of a property in all @font-face rules of a family, in per cent. */
const percents = (family: string, property: string) =>
  stylesheet
    .split('@font-face')
    .filter((face) => face.includes(`font-family: "${family}"`))
    .map((face) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]));

test.each([
  ['Display Fallback', [96.5]],
  ['Display Fallback Android', [83.2]],
  ['Text Fallback', [100.7, 95.1]],
  ['Text Fallback Android', [101.2, 102]],
])('%s has a computed size close to the one tuned on real pages: %j per cent', (family, tuned) => {
  const sizes = percents(family, 'size-adjust');
  expect(sizes).toHaveLength(tuned.length);
  for (const [index, size] of sizes.entries()) expect(Math.abs(size - (tuned[index] ?? 0))).toBeLessThan(1.5);
});

test('a fallback has the height of the family it replaces', () => {
  const height = (family: string, property: string) =>
    ((percents(family, 'size-adjust')[0] ?? 0) * (percents(family, property)[0] ?? 0)) / 10_000;
  expect(height('Display Fallback', 'ascent-override')).toBeCloseTo(0.978, 2);
  expect(height('Text Fallback', 'ascent-override')).toBeCloseTo(0.95, 2);
  expect(height('Text Fallback Android', 'descent-override')).toBeCloseTo(0.25, 2);
});

test('headings in a sans-serif family have sans-serif fallbacks, and all weights of that family', async () => {
  const weights = (css: string) => css.match(/font-family: "(Display|Text)";[^}]*?font-weight: \d+ \d+/g)?.map((face) => face.slice(-7));
  const other = fontCss(
    await siteFonts(copy.withTheme((css) => css.replace('Fraunces', 'Figtree').replace(/\n {2}--display-axes: .*/, ''))),
  );
  expect(other).toMatch(/--font-display: "Display", .*, sans-serif;/);
  expect(other).not.toContain('Times New Roman');
  expect(new Set(weights(stylesheet))).toEqual(new Set(['500 800', '400 700']));
  expect(new Set(weights(other))).toEqual(new Set(['300 900', '400 700']));
});

test("an owner's own font file takes precedence over packages", async () => {
  const fonts = join(copy.project, 'sample/fonts');
  const file = join(fonts, 'my-type.woff2');
  mkdirSync(fonts);
  cpSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', file);
  const content = copy.withTheme((css) => css.replace('Figtree', '"My Type"'));
  const problems = () => fontProblems(content.root, content.folder, content.fileOf('theme'));
  expect(await problems()).toEqual([]);
  const [, text] = await siteFonts(content);
  expect(text).toMatchObject({ family: 'My Type', source: { files: { latin: file }, licence: file.replace('.woff2', '.txt') } });
  expect(fontCss(await siteFonts(content, 'abc'))).not.toContain('italic');
  writeFileSync(file, 'no font');
  expect(await problems()).toEqual([
    'sample/theme.css:14: --text-family is My Type, but sample/fonts/my-type.woff2 cannot be read as a font. Download the file again.',
  ]);
  rmSync(fonts, { recursive: true });
});

test('every subset contains only letters of its original font', async () => {
  for (const { source, sets } of await siteFonts(SAMPLE)) {
    for (const { name, script, characters } of sets) {
      const font = await openFont(source.files[script] ?? '');
      expect(
        [...characters].some((character) => font.has(character)),
        name,
      ).toBe(true);
    }
    const west = await openFont(source.files.latin ?? '');
    for (const letter of CHARACTER_SETS[1]?.characters ?? '') expect(west.has(letter), letter).toBe(true);
  }
  expect(unicodeRange('ÖÀÁŒø')).toBe('U+C0-C1, U+D6, U+F8, U+152');
});

test('OWN-05 emphasised words are in real italics, whose files have only the characters that a site emphasises', async () => {
  const quote = '> An *exact*\n>\n> quote of *me*';
  const alert = '> [!NOTE]\n> A *jazz* note';
  const about = (text: string) => `${text}\n\n## A *Heading*\n\n${quote}\n\n${alert}\n\nA **_vow_** and *\`code\`\nin Łódź*.\n`;
  const mycelium = (text: string) => `${text}\n\nSee <cite>bed</cite>.\n`;
  const changes = { 'sample/pages/about.md': about, 'sample/case-studies/mycelium/text.mdx': mycelium };
  const content = await copy.withChanges(changes, (project) => readSite(project, 'sample'));
  const { folder, preloads } = await subsetFonts({ ...content, theme: SAMPLE.theme }, emphasisedCharacters(content));
  expect(preloads.filter((file) => file.includes('italic'))).toEqual([]);
  const css = readFileSync(join(content.root, folder, 'fonts.css'), 'utf8');
  expect(css).toMatch(/"Text";\s+src: url\("\.\/text-italic\.woff2"\)[^}]+font-weight: 400 700;\s+font-style: italic/);
  expect(css).toContain('--font-text: "Text", "Text Slanted", "Text Fallback"');
  const published = async (name: string) => {
    const font = await openFont(join(content.root, folder, name));
    return [...EVERY_CHARACTER].filter((character) => font.has(character)).join('');
  };
  expect(await published('text-italic.woff2')).toBe(' abdeijmnovwzó');
  expect(await published('text-latin-ext-italic.woff2')).toBe('Łź');
});

test('OWN-05 a site without emphasis, or whose family has no italics, has only upright fonts', async () => {
  const plain = { file: 'a.md', body: '# *A*\n\nTwo * three, `*four*`' };
  const content = copy.withTheme((css) => css.replace('Figtree', 'Upright'));
  const folder = join(copy.project, 'node_modules/@fontsource-variable/upright');
  const figtree = 'node_modules/@fontsource-variable/figtree';
  cpSync(`${figtree}/metadata.json`, join(folder, 'metadata.json'));
  cpSync(`${figtree}/files/figtree-latin-wght-normal.woff2`, join(folder, 'files/upright-latin-wght-normal.woff2'));
  expect(emphasisedCharacters({ files: [{ ...SAMPLE.fileOf('about'), text: plain }] })).toBe('');
  for (const css of [stylesheet, fontCss(await siteFonts(content, 'abc'))]) expect(css).not.toMatch(/italic|Slanted/);
});

test('the font fingerprint of generated files changes with a font, not with a colour', () => {
  const after = (from: string, to: string) => fontFingerprint(copy.withTheme((css) => css.replace(from, to)));
  expect(after('"opsz" 96', '"opsz" 72')).not.toBe(fontFingerprint(SAMPLE));
  expect(after('#a9daf4', '#aaddff')).toBe(fontFingerprint(SAMPLE));
});
