import type { Theme } from '#schema';
import type { Mode } from '../content/parse-theme.ts';
import { hasSky } from './sky.ts';

const COLOUR = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;

/** A colour of the theme as #rrggbb or #rrggbbaa, with var() resolved. Dark mode uses the light colour where it sets none. */
export function colourOf(theme: Theme, mode: Mode, name: string): string {
  const colour = findColour(theme, mode, name);
  if (!colour) throw new Error(`The theme has no colour ${name}: its check should have found this.`);
  return colour;
}

/** The same, but undefined if var() names a missing colour or forms a circle. */
export function findColour(
  theme: Record<Mode, Record<string, unknown>>,
  mode: Mode,
  name: string,
  passed: string[] = [],
): string | undefined {
  const value = String((mode === 'dark' ? theme.dark[name] : undefined) ?? theme.light[name]);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return passed.includes(other) ? undefined : findColour(theme, mode, other, [...passed, other]);
  return COLOUR.test(value) ? value : undefined;
}

/** What the app needs to know about a theme in scripts: whether it has a sky, and the colours of the browser's own interface (theme-color). */
export function siteThemeOf(theme: Theme) {
  const browserColours = (mode: Mode) => ({ home: colourOf(theme, mode, '--sky-top'), page: colourOf(theme, mode, '--page') });
  return {
    hasSky: hasSky(theme),
    browserColours: { light: browserColours('light'), dark: browserColours('dark') },
  };
}
