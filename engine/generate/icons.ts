import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '#schema';
import type { Content } from '../content/content.ts';
import { colourOf, findColour, type Mode } from '../theme/colours.ts';

/** Units of the SVG: the icon is placed in a view box of 44 × 44, with a margin of 1. */
const VIEW_BOX = 44;
const MARGIN = 1;

interface IconLayout {
  /** The colour behind the icon. */
  background: string;
  /** The width of that square, as a share of the whole width. */
  share: number;
  /** The radius of the corners, as a share of the whole width. */
  corner: number;
}

/** The icon on a background in the colour of the sky, so that it is visible on light and dark tabs and on any wallpaper. */
function onSky(icon: string, { background, share, corner }: IconLayout): string {
  const side = VIEW_BOX / share;
  const start = (VIEW_BOX - side) / 2;
  const inner = VIEW_BOX - 2 * MARGIN;
  const address = `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}"><rect x="${start}" y="${start}" width="${side}" height="${side}" rx="${corner * side}" fill="${background}"/><image href="${address}" x="${MARGIN}" y="${MARGIN}" width="${inner}" height="${inner}"/></svg>`;
}

/** The icons that `npm run draw icons` makes from icon.svg: the SVG of each, by file. */
export function iconSvgs({ root, folder, theme }: Content): Record<string, string> {
  const icon = readFileSync(join(root, folder, 'icon.svg'), 'utf8');
  const plain = plainIcon(icon, theme);
  const background = colourOf(theme, 'light', '--sky');
  const onHomeScreen = onSky(plain, { background, share: 0.72, corner: 0 }); // The system rounds the corners itself.
  return {
    [`${folder}/public/favicon.svg`]: themedIcon(icon, theme),
    [`${folder}/public/favicon.ico`]: onSky(plain, { background, share: 0.94, corner: 0.2 }), // For browsers without SVG icons.
    [`${folder}/public/apple-touch-icon.png`]: onHomeScreen,
    [`${folder}/public/icons/192.png`]: onHomeScreen,
    [`${folder}/public/icons/512.png`]: onHomeScreen,
    [`${folder}/public/icons/maskable-512.png`]: onSky(plain, { background, share: 0.58, corner: 0 }), // Systems cut it to any shape: only the inner 80 % is safe.
  };
}

const VAR = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g;
/** The opening <svg> tag. Attributes may contain ">". */
const ROOT_TAG = /<svg(?:[^>"']|"[^"]*"|'[^']*')*>/;

/** An icon for browsers: the theme colours that it uses are defined inside it, and follow the display mode of the system. */
export function themedIcon(icon: string, theme: Theme): string {
  const names = [...new Set([...icon.matchAll(VAR)].map(([, name = '']) => name))];
  const rule = (mode: Mode, shown: string[]) => shown.map((name) => `${name}:${findColour(theme, mode, name)}`).join(';');
  const known = names.filter((name) => findColour(theme, 'light', name));
  const changing = known.filter((name) => findColour(theme, 'light', name) !== findColour(theme, 'dark', name));
  if (known.length === 0) return icon;
  const darkRule = changing.length > 0 ? `@media (prefers-color-scheme:dark){:root{${rule('dark', changing)}}}` : '';
  const style = `<style>:root{${rule('light', known)}}${darkRule}</style>`;
  return icon.replace(ROOT_TAG, (tag) => tag + style);
}

/** The same in light mode, with each var() replaced: the program that makes PNG files knows no custom properties. */
export function plainIcon(icon: string, theme: Theme): string {
  return icon.replace(VAR, (whole, name: string) => findColour(theme, 'light', name) ?? whole);
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An .ico file: a list of entries, then the pictures themselves as PNG. */
export function icoFile(pictures: { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2); // Type 1: an icon.
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4); // Number of colour planes.
    header.writeUInt16LE(32, entry + 6); // Bits per pixel.
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
