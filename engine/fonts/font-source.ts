import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Content } from '../content/content.ts';
import type { Axes, ThemeFont } from './theme-fonts.ts';

/** Fontsource has a file for each of these, where the family has it. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;
export type Script = (typeof SCRIPTS)[number];
export type Kind = 'serif' | 'sans-serif';
export type Site = Pick<Content, 'root' | 'folder' | 'theme'>;

/** Where the letters of a family are. */
export interface FontSource {
  /** One file for each script; a file that the owner brings holds all of them. */
  files: Partial<Record<Script, string>>;
  /** Unknown for an owner's own file. */
  kind?: Kind;
  /** How axes stand that the theme does not name. */
  defaults: Axes;
  /** The file with the family's licence. */
  licence: string;
}

/** What Fontsource tells of a family; all other facts of it are in the font. */
interface Metadata {
  category: string;
  variable: Record<string, { default: string }>;
}

/** "Playfair Display" is playfair-display, as a package and as a file. */
export const fontId = (family: string) => family.toLowerCase().replace(/[^a-z\d]+/g, '-');

/** The file that the owner may bring in place of a package. */
export const ownFile = (folder: string, family: string) => `${folder}/fonts/${fontId(family)}.woff2`;

/** Finds a family: the owner's own file comes before a package. Nothing where there is neither. */
export function fontSource({ root, folder }: Pick<Site, 'root' | 'folder'>, font: ThemeFont): FontSource | undefined {
  const own = join(root, ownFile(folder, font.family));
  if (existsSync(own))
    return { files: { latin: own, 'latin-ext': own, vietnamese: own }, defaults: {}, licence: own.replace('.woff2', '.txt') };
  const found = packageFolder(resolve(root), fontId(font.family));
  return found === undefined ? undefined : fromPackage(found, font);
}

function fromPackage(folder: string, { family, axes }: ThemeFont): FontSource {
  const id = fontId(family);
  const file = (script: string, cut: string) => join(folder, `files/${id}-${script}-${cut}-normal.woff2`);
  // A cut with more axes is larger, and its own defaults are not what Fontsource shows.
  const order = Object.keys(axes).length > 0 ? ['full', 'standard', 'wght'] : ['wght', 'standard', 'full'];
  const cut = order.find((one) => existsSync(file('latin', one)));
  const scripts = cut ? SCRIPTS.filter((script) => existsSync(file(script, cut))) : [];
  const { category, variable } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as Metadata;
  return {
    files: Object.fromEntries(scripts.map((script) => [script, file(script, cut ?? '')])),
    kind: category === 'serif' ? 'serif' : 'sans-serif',
    defaults: Object.fromEntries(Object.entries(variable).map(([tag, axis]) => [tag, Number(axis.default)])),
    licence: join(folder, 'LICENSE'),
  };
}

/** In the project or above it, as Node looks for packages; asked anew each time, for whoever installs one during development. */
function packageFolder(folder: string, id: string): string | undefined {
  const found = join(folder, 'node_modules/@fontsource-variable', id);
  if (existsSync(found)) return found;
  const above = dirname(folder);
  return above === folder ? undefined : packageFolder(above, id);
}
