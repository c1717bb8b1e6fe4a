import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { writeCachedFolder } from '../cached-folder.ts';
import type { CharacterSet } from './characters.ts';
import { fontCss } from './font-css.ts';
import type { Axes, FontSource, ThemedSite } from './font-source.ts';
import { type SiteFont, siteFonts } from './site-fonts.ts';

const CACHE = '.cache/fonts';

/** Part of the hash below, because another version may write other files. */
const { version } = createRequire(import.meta.url)('subset-font/package.json') as { version: string };

/** Ids of the licence and its URL in the name table of a font: these are kept. */
const LICENCE_NAMES = [13, 14];

/** The fonts of a site as its pages use them. */
export interface SubsetFonts {
  /** Its path in the project; it holds fonts.css and the font files. */
  folder: string;
  /** The files that every page needs. */
  preloads: string[];
  /** The text of all licences. */
  licences: string;
}

/**
 * Subsets the fonts of the theme to the character sets in characters.ts, and the italics to what is emphasised. The folder's name is a
 * hash of all inputs: if it exists, it is right.
 */
export async function subsetFonts(site: ThemedSite, emphasised: string): Promise<SubsetFonts> {
  const fonts = await siteFonts(site, emphasised);
  const css = fontCss(fonts);
  const subsets = fonts.flatMap(subsetsOf);
  const hash = createHash('sha256').update(css).update(version);
  for (const { font, characters, options } of subsets) hash.update(font).update(characters).update(JSON.stringify(options));
  const folder = `${CACHE}/${hash.digest('hex').slice(0, 16)}`;
  const path = join(site.root, folder);
  if (!existsSync(path)) writeCachedFolder(path, { 'fonts.css': css, ...(await fontFiles(subsets)) });
  return {
    folder,
    preloads: fonts.map(({ role }) => `${folder}/${role}.woff2`),
    licences: fonts.map(licence).join('\n'),
  };
}

function subsetsOf({ role, weights, axes, sets, italic, source }: SiteFont) {
  const subsets = (published: CharacterSet[], files: FontSource['files'], fixed: Axes, ending = '') =>
    published.map(({ name, script, characters }) => ({
      name: `${role}${name}${ending}.woff2`,
      font: readFileSync(files[script] ?? ''),
      characters,
      options: { targetFormat: 'woff2', variationAxes: { ...fixed, wght: weights }, preserveNameIds: LICENCE_NAMES } as const,
    }));
  return [...subsets(sets, source.files, axes), ...subsets(italic.sets, source.italics, italic.axes, '-italic')];
}

async function fontFiles(subsets: ReturnType<typeof subsetsOf>): Promise<Record<string, Uint8Array>> {
  const files = subsets.map(async ({ name, font, characters, options }) => [name, await subsetFont(font, characters, options)] as const);
  return Object.fromEntries(await Promise.all(files));
}

function licence({ family, source }: SiteFont): string {
  return `${family}\n\n${existsSync(source.licence) ? readFileSync(source.licence, 'utf8') : ''}`;
}
