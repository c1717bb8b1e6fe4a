import { expect, test } from 'vitest';
import { directionTo, formatDegrees, metres, sexagesimal } from '../../../sample/case-studies/wehike/converting-map/format.ts';

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
