import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { measuredPairs } from '../../engine/theme/measured-pairs.ts';
import { PAIRS } from '../../engine/theme/pairs.ts';
import { contrast, laidOver } from '../../engine/theme/ratio.ts';
import { contrastTable, TABLE_PLACE } from '../../scripts/contrast/table.ts';
import { filesIn } from '../support/dist.ts';
import { SAMPLE } from '../support/sample.ts';

test('contrast is counted as WCAG does: black on white is 21, #767676 on white is just above 4.5', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

test('a colour that lets its ground shine through counts as what is seen of it', () => {
  expect(laidOver('#00000080', [255, 255, 255]).map(Math.round)).toEqual([127, 127, 127]);
  expect(laidOver('#12AB34', [255, 255, 255])).toEqual([0x12, 0xab, 0x34]);
});

const measured = measuredPairs(SAMPLE.theme).map(({ pair, light, dark }) => ({ ...pair, least: Math.min(light.ratio, dark.ratio) }));

test.each(measured)('A11Y-01 $front on $back has at least $need:1 in both modes ($use)', ({ least, need }) => {
  expect(least).toBeGreaterThanOrEqual(need);
});

/** Colours of drawings, which carry no words: sun, moon, the gaps of a picture that is on its way; the sun of the mark, quotation marks. */
const DRAWN = ['--disc', '--ember'];
const FILLED = ['--gold', '--disc', '--sky-top', '--tone-1'];
/** Passed through while the sun sets: what is read over them is measured frame by frame, by tests/browser/a11y/sunset.spec.ts. */
const PASSED = ['--dusk', '--dusk-top', '--dusk-sky', '--dusk-bottom'];

/** --page is the sky on the home page and cream elsewhere. */
const meant = (token: string) => (token === '--page' ? ['--sky', '--cream'] : [token]);

/** Every declaration of the site's own style sheets. What stands on paper is black on white. */
const declarations = filesIn('src')
  .filter((file) => file.endsWith('.css') && !/tokens|app\.css|print/.test(file))
  .flatMap((file) => {
    const found: { prop: string; value: string }[] = [];
    postcss.parse(readFileSync(`src/${file}`, 'utf8')).walkDecls(({ prop, value }) => void found.push({ prop, value }));
    return found;
  });
/** A token behind `at` is the place of a gradient. */
const colours = (wanted: RegExp) => {
  const values = declarations.filter(({ prop }) => wanted.test(prop)).map(({ value }) => value);
  const tokens = values.flatMap((value) => [...value.matchAll(/(?<!at )var\((--[\w-]+)\)/g)].flatMap(([, token = '']) => meant(token)));
  return [...new Set(tokens)];
};

test('A11Y-01 every colour that the style sheets give to words, icons and edges is in the table', () => {
  const used = colours(/^(color|border-color|outline(-color)?|text-decoration(-color)?|caret-color)$/);
  const drawn = colours(/^(fill|stroke)$/).filter((token) => !FILLED.includes(token));
  expect(used.length).toBeGreaterThan(6);
  const fronts = new Set(PAIRS.map(({ front }) => front));
  expect([...used, ...drawn].filter((token) => !fronts.has(token))).toEqual([]);
});

test('A11Y-01 every background that words can stand on is in the table', () => {
  const used = colours(/^background(-color|-image)?$/);
  expect(used.length).toBeGreaterThan(6);
  const backs = new Set(PAIRS.map(({ back }) => back));
  expect(used.filter((token) => !backs.has(token) && ![...DRAWN, ...PASSED].includes(token))).toEqual([]);
});

test('the table of docs/accessibility.md is the one that the theme of the sample gives', () => {
  expect(TABLE_PLACE.exec(readFileSync('docs/accessibility.md', 'utf8'))?.[0]).toBe(contrastTable(SAMPLE.theme));
});
