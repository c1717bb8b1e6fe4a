import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontSheet } from './font-sheet.ts';
import type { Site } from './font-source.ts';
import { type SiteFont, siteFonts } from './site-fonts.ts';

/** Inside the project; of no interest to anyone who reads it. */
const CACHE = '.cache/fonts';

/** A newer one may cut otherwise. */
const { version } = createRequire(import.meta.url)('subset-font/package.json') as { version: string };

/** The name table's numbers for the words of a licence and its address: they stay in the font. */
const LICENCE_NAMES = [13, 14];

/** The fonts of a site as pages ask for them. */
export interface FontFolder {
  /** In the project; fonts.css is in it. */
  folder: string;
  /** The files that every page needs. */
  preloads: string[];
  /** The licences of the families. */
  licences: string;
}

/** Cuts the families of the theme to what pages need. The folder is named by all that it was made from: what is there is right. */
export async function fontFolder(site: Site): Promise<FontFolder> {
  const fonts = await siteFonts(site);
  const sheet = fontSheet(fonts);
  const cuts = fonts.flatMap(cutsOf);
  const hash = createHash('sha256').update(sheet).update(version);
  for (const { font, characters, options } of cuts) hash.update(font).update(characters).update(JSON.stringify(options));
  const folder = `${CACHE}/${hash.digest('hex').slice(0, 16)}`;
  if (!existsSync(join(site.root, folder))) await write(join(site.root, folder), sheet, cuts);
  return {
    folder,
    preloads: fonts.map(({ role }) => `${folder}/${role}.woff2`),
    licences: fonts.map(licence).join('\n'),
  };
}

function cutsOf({ role, weights, axes, sets, source }: SiteFont) {
  return sets.map(({ name, script, characters }) => ({
    name: `${role}${name}.woff2`,
    font: readFileSync(source.files[script] ?? ''),
    characters,
    options: { targetFormat: 'woff2', variationAxes: { ...axes, wght: weights }, preserveNameIds: LICENCE_NAMES } as const,
  }));
}

/** Under a name of its own until all is there: another build at the same time must not meet half a folder. */
async function write(path: string, sheet: string, cuts: ReturnType<typeof cutsOf>): Promise<void> {
  const unfinished = `${path}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'fonts.css'), sheet);
  await Promise.all(
    cuts.map(async ({ name, font, characters, options }) =>
      writeFileSync(join(unfinished, name), await subsetFont(font, characters, options)),
    ),
  );
  try {
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(path)) throw error; // Else the other build was first.
  }
}

function licence({ family, source }: SiteFont): string {
  return `${family}\n\n${existsSync(source.licence) ? readFileSync(source.licence, 'utf8') : ''}`;
}
