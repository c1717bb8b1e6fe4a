import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourOf } from '../../../engine/theme/colours.ts';
import { blend, contrast } from '../../../engine/theme/contrast.ts';
import { SAMPLE } from '../../support/owners/sample.ts';

const FOLDER = 'sample/case-studies/wehike/converting-map';
const ON_GOLD = 'var(--on-gold)'; // The same in both modes.

/** The read-out is dark glass in both modes: its colours are its own, not the theme's. */
const PAIRS = [
  { front: '#fff4dc', back: '#0e2141', use: 'read-out, light', sheet: 'panels/dial.css' },
  { front: '#fff4dc', back: '#1a3157', use: 'numbers of the read-out, light', sheet: 'panels/dial.css' },
  { front: '#fff4dc', back: '#060f22', use: 'read-out, dark', sheet: 'panels/dial.css' },
  { front: '#fff4dc', back: '#132445', use: 'numbers of the read-out, dark', sheet: 'panels/dial.css' },
  { front: '#f7b938', back: '#1a3157', use: 'letters of the read-out, light', sheet: 'panels/dial.css' },
  { front: '#f7b938', back: '#132445', use: 'letters of the read-out, dark', sheet: 'panels/dial.css' },
  { front: '#fffdf7', back: ON_GOLD, use: 'number of the chosen hut', sheet: 'panels/huts.css' },
];

test.each(PAIRS)('A11Y-01 the map: $front on $back has at least 7:1 ($use)', ({ front, back, sheet }) => {
  const ground = blend(back === ON_GOLD ? colourOf(SAMPLE.theme, 'light', '--on-gold') : back, [0, 0, 0]);
  expect(contrast(blend(front, ground), ground)).toBeGreaterThanOrEqual(7);
  const css = readFileSync(`${FOLDER}/${sheet}`, 'utf8');
  for (const colour of [front, back]) expect(css).toContain(colour);
});
