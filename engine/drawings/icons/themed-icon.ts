import type { Theme } from '#schema';
import { findColour, type Mode } from '../../theme/colours.ts';

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
  const night = changing.length > 0 ? `@media (prefers-color-scheme:dark){:root{${rule('dark', changing)}}}` : '';
  const style = `<style>:root{${rule('light', known)}}${night}</style>`;
  return icon.replace(ROOT_TAG, (tag) => tag + style);
}

/** The same in light mode, with each var() replaced: the program that makes PNG files knows no custom properties. */
export function plainIcon(icon: string, theme: Theme): string {
  return icon.replace(VAR, (whole, name: string) => findColour(theme, 'light', name) ?? whole);
}
