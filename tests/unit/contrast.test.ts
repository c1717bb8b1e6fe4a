import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { measuredPairs } from '../../engine/theme/contrast.ts';
import { PAIRS } from '../../engine/theme/pairs.ts';
import { SAMPLE } from '../support/owners/sample.ts';
import { filesIn } from '../support/sites/dist.ts';

const measured = measuredPairs(SAMPLE.theme).map(({ pair, light, dark }) => ({ ...pair, least: Math.min(light.ratio, dark.ratio) }));

test.each(measured)('A11Y-01 $front on $back has at least $need:1 in both modes ($use)', ({ least, need }) => {
  expect(least).toBeGreaterThanOrEqual(need);
});

/** Colours that only illustrations use, never text: sun and moon, quotation marks. */
const ILLUSTRATIONS = ['--disc', '--ember'];
/** Colours that appear only during the sunset: a browser test measures the text over them frame by frame. */
const SUNSET = ['--dusk', '--dusk-top', '--dusk-sky', '--dusk-bottom'];
const FILLS = ['--accent', '--disc', '--sky', ...SUNSET];

/** --background is the sky on the home page and --page elsewhere. */
const resolved = (token: string) => (token === '--background' ? ['--sky', '--page'] : [token]);

/** Every declaration of the site's stylesheets, except those for print, which are black on white. */
const declarations = filesIn('src')
  .filter((file) => file.endsWith('.css') && !/tokens|app\.css|print/.test(file))
  .flatMap((file) => {
    const found: { prop: string; value: string }[] = [];
    postcss.parse(readFileSync(`src/${file}`, 'utf8')).walkDecls(({ prop, value }) => void found.push({ prop, value }));
    return found;
  });
/** A token after `at` is the position of a gradient, not a colour. */
const colours = (wanted: RegExp) => {
  const values = declarations.filter(({ prop }) => wanted.test(prop)).map(({ value }) => value);
  const tokens = values.flatMap((value) => [...value.matchAll(/(?<!at )var\((--[\w-]+)\)/g)].flatMap(([, token = '']) => resolved(token)));
  return [...new Set(tokens)];
};

test('A11Y-01 every colour that the stylesheets use for text, icons and borders is in PAIRS', () => {
  const used = colours(/^(color|border-color|outline(-color)?|text-decoration(-color)?|caret-color)$/);
  const fills = colours(/^(fill|stroke)$/).filter((token) => !FILLS.includes(token));
  expect(used.length).toBeGreaterThan(6);
  const fronts = new Set(PAIRS.map(({ front }) => front));
  expect([...used, ...fills].filter((token) => !fronts.has(token))).toEqual([]);
});

test('A11Y-01 every background that text can be on is in PAIRS', () => {
  const used = colours(/^background(-color|-image)?$/);
  expect(used.length).toBeGreaterThan(6);
  const backs = new Set(PAIRS.map(({ back }) => back));
  expect(used.filter((token) => !backs.has(token) && ![...ILLUSTRATIONS, ...SUNSET].includes(token))).toEqual([]);
});
