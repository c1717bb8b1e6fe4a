import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Content } from '../content/content.ts';

const ROLES = ['display', 'text'] as const;

/** What a font family is for: headings, or all other text. Pages and generated files use families by this name only. */
export type Role = (typeof ROLES)[number];

/** Values of the axes of a variable font, by tag. */
export type Axes = Record<string, number>;

/** The font that the theme chooses for one role. */
export interface ThemeFont {
  role: Role;
  family: string;
  axes: Axes;
}

/** Reads both fonts from the theme. Nothing else parses these properties. */
export function themeFonts({ light }: { light: Record<string, unknown> }): ThemeFont[] {
  return ROLES.flatMap((role) => {
    const family = light[`--${role}-family`];
    if (typeof family !== 'string') return []; // The schema demands it.
    const axes = String(light[`--${role}-axes`] ?? '').matchAll(/"(\w{4})" (-?[\d.]+)/g);
    return {
      role,
      family: family.replaceAll('"', ''),
      axes: Object.fromEntries(Array.from(axes, ([, tag, value]) => [tag, Number(value)])),
    };
  });
}

/** Packages of Fontsource have one file for each of these, if the family supports it. */
export const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const;
export type Script = (typeof SCRIPTS)[number];
export type FontCategory = 'serif' | 'sans-serif';
export type Place = Pick<Content, 'root' | 'folder'>;
export type ThemedSite = Place & Pick<Content, 'theme'>;

/** The files of a font family. */
export interface FontSource {
  /** One file for each script; a file of the owner's own serves all of them. */
  files: Partial<Record<Script, string>>;
  /** Its italics, if it has some; an owner's own file has none. */
  italics: Partial<Record<Script, string>>;
  /** Unknown for an owner's own file. */
  kind?: FontCategory;
  /** Values of the axes that the theme does not set. */
  defaults: Axes;
  /** The file with the family's licence. */
  licence: string;
}

/** The fields that we read from metadata.json in a Fontsource package. */
interface Metadata {
  category: string;
  variable: Record<string, { default: string }>;
}

/** The name of a family in package and file names: "Playfair Display" is playfair-display. */
export const fontId = (family: string) => family.toLowerCase().replace(/[^a-z\d]+/g, '-');

/** The font file that the owner may add instead of a package. */
export const ownFile = (folder: string, family: string) => `${folder}/fonts/${fontId(family)}.woff2`;

/** Finds a family: the owner's own file first, then a package; undefined if there is neither. */
export function fontSource({ root, folder }: Place, font: ThemeFont): FontSource | undefined {
  const own = join(root, ownFile(folder, font.family));
  if (existsSync(own))
    return { files: { latin: own, 'latin-ext': own, vietnamese: own }, italics: {}, defaults: {}, licence: own.replace('.woff2', '.txt') };
  const found = packageFolder(root, fontId(font.family));
  return found === undefined ? undefined : fromPackage(found, font);
}

function fromPackage(folder: string, { family, axes }: ThemeFont): FontSource {
  const id = fontId(family);
  const file = (script: string, variant: string, style = 'normal') => join(folder, `files/${id}-${script}-${variant}-${style}.woff2`);
  // If the theme sets no axes, prefer the file without extra axes: it is smaller, and looks as Fontsource shows the family.
  const order = Object.keys(axes).length > 0 ? ['full', 'standard', 'wght'] : ['wght', 'standard', 'full'];
  const variant = order.find((one) => existsSync(file('latin', one))) ?? '';
  const filesOf = (style: string) =>
    Object.fromEntries(SCRIPTS.map((script) => [script, file(script, variant, style)]).filter(([, path = '']) => existsSync(path)));
  const { category, variable } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as Metadata;
  return {
    files: filesOf('normal'),
    italics: filesOf('italic'),
    kind: category === 'serif' ? 'serif' : 'sans-serif',
    defaults: Object.fromEntries(Object.entries(variable).map(([tag, axis]) => [tag, Number(axis.default)])),
    licence: join(folder, 'LICENSE'),
  };
}

/** Looks in the project and above it, as Node does. Not cached, so that a package installed during development is found. */
function packageFolder(root: string, id: string): string | undefined {
  const folders = createRequire(resolve(root, 'package.json')).resolve.paths(id) ?? [];
  return folders.map((folder) => join(folder, '@fontsource-variable', id)).find((folder) => existsSync(folder));
}
