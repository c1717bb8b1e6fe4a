import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '#schema';
import { writeCachedFolder } from '../cached-folder.ts';
import type { Content } from '../content/content.ts';
import { fingerprint } from '../content/generated-files.ts';
import type { Mode } from '../content/parse-theme.ts';
import { findColour } from './colours.ts';

/** The owner's icon: the logo of the site too. */
export const readIcon = ({ root, folder }: Content) => readFileSync(join(root, folder, 'icon.svg'), 'utf8');

const VAR = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g;
/** Everything up to the end of the opening <svg> tag. Comments before it may contain tags, and its attributes ">". */
const START = /^(?:\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>)*<svg(?:[^>"']|"[^"]*"|'[^']*')*>/s;

/** The colours of the theme that an icon uses, as declarations: all of them in light mode, those that differ in dark mode. */
function coloursIn(icon: string, theme: Theme): Record<Mode, string> {
  const names = [...new Set([...icon.matchAll(VAR)].map(([, name = '']) => name))].filter((name) => findColour(theme, 'light', name));
  const changing = names.filter((name) => findColour(theme, 'light', name) !== findColour(theme, 'dark', name));
  const declared = (mode: Mode, shown: string[]) => shown.map((name) => `${name}:${findColour(theme, mode, name)}`).join(';');
  return { light: declared('light', names), dark: declared('dark', changing) };
}

/** icon.svg for tabs: defines the theme colours that it uses, which follow the display mode of the system. */
export function favicon(icon: string, theme: Theme): string {
  const { light, dark } = coloursIn(icon, theme);
  const darkRule = dark && `@media (prefers-color-scheme:dark){:root{${dark}}}`;
  return light ? icon.replace(START, (start) => `${start}<style>:root{${light}}${darkRule}</style>`) : icon;
}

/** icon.svg as the logo in the header: `#dark` at the end of its address gives it the colours of dark mode, whatever the system has. */
export function logo(icon: string, theme: Theme): string {
  const { light, dark } = coloursIn(icon, theme);
  const darkRule = dark && `:root:target,:root:has(:target){${dark}}`;
  const id = /\bid=["']dark["']/.test(icon) ? '' : ' id="dark"'; // The icon may have that id itself.
  return light ? icon.replace(START, (start) => `${start}<style${id}>:root{${light}}${darkRule}</style>`) : icon;
}

/** Writes the logo to a file, so that Vite treats it like every other picture. Its name is a hash: a changed logo is another file. */
export function writeLogo(content: Content): string {
  const svg = logo(readIcon(content), content.theme);
  const folder = `${content.root}/.cache/logo/${fingerprint(svg)}`;
  writeCachedFolder(folder, { 'logo.svg': svg });
  return `${folder}/logo.svg`;
}

/** icon.svg with each var() replaced: the program that makes PNG files knows no custom properties. */
export function plainIcon(icon: string, theme: Theme, mode: Mode = 'light'): string {
  return icon.replace(VAR, (whole, name: string) => findColour(theme, mode, name) ?? whole);
}

/** An SVG as a data: address, for a place that cannot load a file. */
export const svgDataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
