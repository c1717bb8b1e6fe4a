import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { textDirection } from '../../engine/content/language.ts';

test.each([
  ['en-AU', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['az-Arab', 'rtl'],
])('OWN-15 the text of a site in %s runs %s', (locale, direction) => {
  expect(textDirection(locale)).toBe(direction);
});

/** Declarations that name the left or the right, although a site in Arabic is mirrored. */
const NOT_MIRRORED: Record<string, string> = {
  'src/components/clouds.css': 'the sky is the same everywhere',
  'src/screens/home/sky/drifting-clouds.css': 'the sky is the same everywhere',
  'src/screens/not-found/not-found.css': 'the sky is the same everywhere',
  'themes/paper/theme.css': 'the horizon is one drawing, with its mountains at the right',
  'src/components/cursor-tooltip.css': 'a script moves it to the pointer',
  'src/mdx/lists.css': 'a tick is two sides of a turned box',
  'src/styles/base.css': 'an arrow down is two sides of a turned box',
};

const SIDE = /\b(left|right)\b/;
const HAS_SIDES = /^(inset|margin|padding|border-(width|style|color|radius)|scroll-(margin|padding))$/;

/** Whether a declaration differs between left and right. Logical properties follow the direction of the text instead. */
function isPhysical({ prop, value }: postcss.Declaration): boolean {
  if (SIDE.test(prop) || (!prop.startsWith('--') && SIDE.test(value))) return true;
  const [first, second, third, fourth] = postcss.list.space(value);
  if (!HAS_SIDES.test(prop) || fourth === undefined) return false;
  return prop === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

test('OWN-15 a site in a language that is written from right to left is mirrored: no stylesheet speaks of left and right', () => {
  const found = new Set<string>();
  for (const file of globSync('{src,engine,themes}/**/*.css')) {
    postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      if (!isPhysical(declaration)) return;
      found.add(file.replaceAll('\\', '/'));
      if (!(file.replaceAll('\\', '/') in NOT_MIRRORED)) expect.soft(`${file}: ${declaration}`).toBe('a logical property');
    });
  }
  expect([...found].sort()).toEqual(Object.keys(NOT_MIRRORED).sort());
});
