import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newZealand } from '../../../build/outline.ts';
import { outlineDrawing } from '../../../build/outline-drawing.ts';
import { metres, sexagesimal, spoken, typedMetres } from '../../../src/figures/map/say.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('metres are said in groups of three, and typed in any of the ways people write them', () => {
  expect(plain(metres(1_576_041.15))).toBe('1 576 041.15');
  expect(plain(metres(-421_233))).toBe('−421 233');
  for (const text of ['1576041.15', '1 576 041.150', ' 1,576,041.15 ', 'E 1 576 041.15 m', metres(1_576_041.15)])
    expect(typedMetres(text)).toBe(1_576_041.15);
  for (const text of ['', 'north', '-5', '1e6', '1.2.3', '.5', '0x10']) expect(typedMetres(text)).toBeUndefined();
});

test('degrees are said with their direction, and as surveyors print them', () => {
  const said = spoken({ latitude: -34.444066, longitude: 172.739194 });
  expect([plain(said.latitude), plain(said.longitude)]).toEqual(['34.444066° S', '172.739194° E']);
  expect(plain(spoken({ latitude: 1, longitude: -115.4 }).longitude)).toBe('115.400000° W');
  expect(plain(sexagesimal(-(38 + 9 / 60 + 22.691 / 3600)))).toBe('38° 09′ 22.691″');
  expect(plain(sexagesimal(59.999_999_999))).toBe('60° 00′ 00.000″');
});

test('the outline holds the three large islands and some small ones, closed, and nothing from beyond the grid', () => {
  const rings = newZealand().coordinates.map(([ring = []]) => ring);
  expect(rings.length).toBeGreaterThanOrEqual(5);
  expect(rings.filter((ring) => ring.length > 50)).toHaveLength(3);
  for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
  for (const [longitude = 0, latitude = 0] of rings.flat()) {
    expect(longitude > 166 && longitude < 179 && latitude > -47.6 && latitude < -34).toBe(true);
  }
});

test('the first frame of the map is drawn from the same coast and huts: npm run outline', () => {
  expect(readFileSync('src/figures/map/map.svg', 'utf8')).toBe(outlineDrawing());
});
