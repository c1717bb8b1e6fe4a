import type { Theme } from '#schema';

/** Day or night. */
export type Mode = 'light' | 'dark';

const COLOUR = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;

/** A colour of the theme in one display mode, as #rrggbb or #rrggbbaa: what is not said of the night is as by day, and var() is followed. */
export function colourOf(theme: Theme, mode: Mode, name: string): string {
  const colour = findColour(theme, mode, name);
  if (!colour) throw new Error(`The theme has no colour ${name}: its check should have said so.`);
  return colour;
}

/** The same; nothing where var() leads nowhere, or in a circle. */
export function findColour(theme: Theme, mode: Mode, name: string, passed: string[] = []): string | undefined {
  const value = String((mode === 'dark' ? theme.dark[name] : undefined) ?? theme.light[name]);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return passed.includes(other) ? undefined : findColour(theme, mode, other, [...passed, other]);
  return COLOUR.test(value) ? value : undefined;
}
