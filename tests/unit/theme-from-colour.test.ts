import { readFileSync } from 'node:fs';
import { type Oklch, oklch, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { parseTheme } from '../../engine/content/parse-theme.ts';
import { measuredPairs } from '../../engine/theme/contrast.ts';
import { themeSchema } from '../../schema/theme.ts';
import { themeFromColour } from '../../tools/owner/setup/theme-from-colour.ts';

const themeOf = (colour: string, file = 'sample/theme.css') =>
  themeSchema.parse(parseTheme(themeFromColour(readFileSync(file, 'utf8'), colour)));

const COLOURS = [
  '#1f5136',
  '#8b1e3f',
  '#0b3d91',
  '#b45309',
  '#7c3aed',
  '#111827',
  '#f97316',
  '#db2777',
  '#0f766e',
  '#facc15',
  '#ffffff',
  '#000000',
];

test.each(COLOURS)('OWN-07 both themes made from %s are valid, and all their text is readable in both modes', (colour) => {
  for (const file of ['sample/theme.css', 'themes/paper/theme.css']) {
    const pairs = measuredPairs(themeOf(colour, file));
    expect(
      pairs.filter(({ pair, light, dark }) => Math.min(light.ratio, dark.ratio) < pair.need),
      file,
    ).toEqual([]);
  }
});

const hueAndChroma = (colour: unknown) => {
  const { h = 0, c } = oklch(String(colour)) as Oklch;
  return { hue: Math.round(h), chroma: c };
};

test('the brand is seen: buttons, underlines, focus, highlights and the marquee have its hue in both modes', () => {
  const { light, dark } = themeOf('#8b1e3f');
  const { hue } = hueAndChroma('#8b1e3f');
  for (const name of ['--primary', '--underline', '--focus', '--marquee', '--marquee-edge']) {
    for (const mode of [light, dark]) {
      const difference = (hueAndChroma(mode[name]).hue - hue + 540) % 360;
      expect(Math.abs(difference - 180), name).toBeLessThan(12);
    }
  }
  expect(Math.abs(hueAndChroma(light['--accent']).hue - hue)).toBeLessThan(12);
});

test.each(['#8b1e3f', '#db2777', '#f97316', '#facc15'])('a warm colour such as %s makes a pale sky, not a loud one', (colour) => {
  const { light } = themeOf(colour);
  const [top, sky] = [hueAndChroma(light['--sky-top']).chroma, hueAndChroma(light['--sky']).chroma];
  expect(Math.max(top, sky)).toBeLessThan(0.5 * hueAndChroma('#79c2ee').chroma); // The blue of the sample's sky.
});

test('a grey colour stays grey: nothing gets a hue that the owner did not choose, and gold stays gold', () => {
  for (const colour of ['#000000', '#777777']) {
    const { light, dark } = themeOf(colour);
    for (const value of [light['--primary'], light['--underline'], dark['--sky'], dark['--page']])
      expect(hueAndChroma(value).chroma).toBeLessThan(0.01);
    for (const value of [light['--marquee'], dark['--underline']]) expect(Math.abs(hueAndChroma(value).hue - 81)).toBeLessThan(5);
  }
});

test('a white button is visible on a white card', () => {
  const { light } = themeOf('#ffffff');
  expect(wcagContrast(String(light['--primary']), String(light['--surface']))).toBeGreaterThan(1.3);
});

test('main buttons have exactly the colour it was made from if text is readable on it, and a yellow one is the accent', () => {
  expect(themeOf('#1f5136').light['--primary']).toBe('#1f5136');
  expect(themeOf('#facc15').light).toMatchObject({ '--primary': '#facc15', '--accent': '#facc15' });
});
