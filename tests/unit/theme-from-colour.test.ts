import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measuredPairs } from '../../engine/theme/contrast.ts';
import { readTheme } from '../../engine/theme/read-theme.ts';
import { themeSchema } from '../../schema/theme.ts';
import { themeFromColour } from '../../tools/owner/setup/theme-from-colour.ts';

const SAMPLE_CSS = readFileSync('sample/theme.css', 'utf8');
const themeOf = (colour: string) => themeSchema.parse(readTheme(themeFromColour(SAMPLE_CSS, colour)));

test.each(['#1f5136', '#7a1f3d', '#0b3d91', '#b45309', '#4c1d95', '#111827', '#d97706', '#db2777', '#0f766e', '#facc15'])(
  'OWN-07 a theme made from %s is valid, and all its text is readable in both modes',
  (colour) => {
    const low = measuredPairs(themeOf(colour)).filter(({ pair, light, dark }) => Math.min(light.ratio, dark.ratio) < pair.need);
    expect(low).toEqual([]);
  },
);

test('main buttons have exactly the colour it was made from if light text is readable on it, and a yellow one is the accent', () => {
  expect(themeOf('#1f5136').light['--primary']).toBe('#1f5136');
  expect(themeOf('#facc15').light['--accent']).toBe('#facc15');
});
