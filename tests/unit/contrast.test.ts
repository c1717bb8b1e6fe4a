import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAIRS } from '../../scripts/contrast/pairs.ts';
import { contrast } from '../../scripts/contrast/ratio.ts';
import { contrastTable, measuredPairs, TABLE_PLACE } from '../../scripts/contrast/table.ts';
import { filesIn } from '../support/dist.ts';

test('contrast is counted as WCAG does: black on white is 21, #767676 on white is just above 4.5', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

test.each(measuredPairs)('A11Y-01 $front on $back has at least $need:1 in both modes ($use)', ({ light, dark, need }) => {
  expect(Math.min(light, dark)).toBeGreaterThanOrEqual(need);
});

/** Colours of drawings, which carry no words: sun, moon, the gaps of a picture that is on its way. */
const DRAWN = ['disc'];

/** --page is the sky on the home page and cream elsewhere. */
const meant = (token: string) => (token === 'page' ? ['sky', 'cream'] : [token]);

const sources = filesIn('src')
  .filter((file) => /\.(css|tsx)$/.test(file) && !/tokens|app\.css|print/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');
const found = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].flatMap(([, token = '']) => meant(token)))];

test('A11Y-01 every colour that the style sheets give to words, icons and edges is in the table', () => {
  const used = [
    ...found(/(?<![\w-])(?:color|border-color|outline): (?:\d+px solid )?var\(--([\w-]+)\)/g),
    ...found(/text-decoration(?:-color)?: (?:underline \d+px )?var\(--([\w-]+)\)/g),
    ...found(/\btext-(ink|ink-2|gold|line|surface|page)\b(?!-)/g),
  ];
  expect(used.length).toBeGreaterThan(6);
  const fronts = new Set(PAIRS.map(({ front }) => front));
  expect(used.filter((token) => !fronts.has(token))).toEqual([]);
});

test('A11Y-01 every background that words can stand on is in the table', () => {
  const used = [...found(/background(?:-color)?: [^;]*?var\(--([\w-]+)\)/g), ...found(/\bbg-(ink|ink-2|gold|line|surface|page)\b(?!-)/g)];
  expect(used.length).toBeGreaterThan(6);
  const backs = new Set(PAIRS.map(({ back }) => back));
  expect(used.filter((token) => !backs.has(token) && !DRAWN.includes(token))).toEqual([]);
});

test('the table of docs/accessibility.md is the one that the tokens give', () => {
  expect(TABLE_PLACE.exec(readFileSync('docs/accessibility.md', 'utf8'))?.[0]).toBe(contrastTable());
});
