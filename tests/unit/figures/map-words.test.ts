import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { directionTo, formatDegrees, metres, sexagesimal } from '../../../sample/case-studies/wehike/converting-map/format.ts';
import { FIRST_HUT, huts } from '../../../sample/case-studies/wehike/converting-map/geography/places.ts';
import { coast } from '../../../tools/maintainer/generate/coast.ts';
import { countryBox, outlineDrawing } from '../../../tools/maintainer/generate/outline-drawing.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('metres are written in groups of three digits', () => {
  expect(plain(metres(1_576_041.15))).toBe('1 576 041.15');
  expect(plain(metres(-421_233))).toBe('−421 233');
});

test('degrees are written with their direction, and in the form that surveyors use', () => {
  const degrees = formatDegrees([172.739194, -34.444066]);
  expect([plain(degrees.latitude), plain(degrees.longitude)]).toEqual(['34.444066° S', '172.739194° E']);
  expect(plain(formatDegrees([-115.4, 1]).longitude)).toBe('115.400000° W');
  expect(plain(sexagesimal(-(38 + 9 / 60 + 22.691 / 3600)))).toBe('38° 09′ 22.691″');
  expect(plain(sexagesimal(59.999_999_999))).toBe('60° 00′ 00.000″');
});

test('a direction is the nearest of eight', () => {
  const from = { easting: 1_500_000, northing: 5_500_000 };
  const to = (east: number, north: number) => directionTo(from, { easting: from.easting + east, northing: from.northing + north });
  expect([to(0, 9), to(9, 9), to(9, 0), to(9, -9), to(0, -9), to(-9, -9), to(-9, 0), to(-9, 9)]).toEqual([
    'north',
    'north-east',
    'east',
    'south-east',
    'south',
    'south-west',
    'west',
    'north-west',
  ]);
  expect([to(1, 9), to(-1, 9), to(-9, -1)]).toEqual(['north', 'north', 'west']);
});

test('the coast holds the three large islands and some small ones, closed, and nothing from beyond the grid', () => {
  const rings = coast().features[0]?.geometry.coordinates.map(([ring = []]) => ring) ?? [];
  expect(rings.length).toBeGreaterThanOrEqual(5);
  expect(rings.filter((ring) => ring.length > 150)).toHaveLength(3);
  for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
  for (const [longitude = 0, latitude = 0] of rings.flat()) {
    expect(longitude > 166 && longitude < 179 && latitude > -47.6 && latitude < -34).toBe(true);
  }
});

test('the drawing fits the country into its sheet as the map does: the style sheet has its ratio', () => {
  const { width, height } = countryBox();
  const styles = readFileSync('sample/case-studies/wehike/converting-map/frame.css', 'utf8');
  const ratio = Number(/aspect-ratio: ([\d.]+);/.exec(styles)?.[1]);
  expect(ratio).toBeCloseTo(width / height, 3);
  expect(styles).toContain(`- 56px) * ${ratio})`);
});

test('coast and first frame of the map are as their sources give them: npm run generate outline', () => {
  expect(readFileSync('sample/case-studies/wehike/converting-map/geography/coast.json', 'utf8')).toBe(`${JSON.stringify(coast())}\n`);
  const drawing = outlineDrawing();
  expect(readFileSync('sample/case-studies/wehike/converting-map/map.svg', 'utf8')).toBe(drawing);
  // The pin is on the first hut and hides its number, as on the working map.
  for (const [index, hut] of huts.entries()) expect(drawing.includes(`>${index + 1}</text>`), hut.name).toBe(hut !== FIRST_HUT);
});
