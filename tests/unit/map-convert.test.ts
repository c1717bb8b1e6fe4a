import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compassDirection, formatDegrees, formatDms, formatNumber } from '../../sample/case-studies/wehike/converting-map/format.ts';
import {
  type Degrees,
  isInCountry,
  kilometresBetween,
  RANGE,
  swapped,
  toDegrees,
  toGrid,
} from '../../sample/case-studies/wehike/converting-map/geography/convert.ts';
import { huts, tracks } from '../../sample/case-studies/wehike/converting-map/geography/places.ts';

const RUNS = { numRuns: 500, seed: 20_261_115 };
const MILLIMETRE = 0.001;

const between = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true });
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test('a check coordinate published by LINZ converts in both directions, to the precision in which it is published', {
  tags: ['§1.7'],
}, () => {
  const [longitude, latitude] = toDegrees({ easting: 1_576_041.15, northing: 6_188_574.24 });
  expect(latitude.toFixed(6)).toBe('-34.444066');
  expect(longitude.toFixed(6)).toBe('172.739194');
  const back = toGrid([172.739194, -34.444066]);
  // At this place a millionth of a degree is 11 cm of northing and 9 cm of easting; rounding may be wrong by half of that.
  expect(Math.abs(back.easting - 1_576_041.15)).toBeLessThan(0.046);
  expect(Math.abs(back.northing - 6_188_574.24)).toBeLessThan(0.056);
});

test('the huts are within a millimetre of the positions that the Department of Conservation publishes in degrees', () => {
  const published: Record<string, Degrees> = {
    Pinnacles: [175.71266183956487, -37.0420323487478],
    Oturere: [175.6892452220708, -39.15864759834886],
    Sunrise: [176.16786182031356, -39.7875903845496],
    Field: [175.2562118970092, -40.90784711061096],
    Awaroa: [173.0175976605723, -40.865260287601394],
    'Goat Pass': [171.62482279385978, -42.90156409655541],
    Mueller: [170.06448229025943, -43.72108901838291],
    Aspiring: [168.66010637479835, -44.477119020730576],
    Mintaro: [167.78148935042051, -44.80965906061482],
    Luxmore: [167.61915854524193, -45.38523165340615],
    'Mason Bay': [167.7803338237953, -46.92651925365687],
  };
  const errors = Object.entries(published).map(([name, degrees]) => {
    const hut = huts.find((one) => one.name.startsWith(`${name} Hut`));
    return 1e6 * kilometresBetween(toDegrees(hut ?? { easting: 0, northing: 0 }), degrees);
  });
  expect(errors).toHaveLength(huts.length);
  expect(Math.max(...errors)).toBeLessThan(1);
});

test('everywhere in the country, converting there and back changes a position by less than a millimetre', () => {
  const grid = fc.property(between(RANGE.easting), between(RANGE.northing), (easting, northing) => {
    const back = toGrid(toDegrees({ easting, northing }));
    return Math.hypot(back.easting - easting, back.northing - northing) < MILLIMETRE;
  });
  fc.assert(grid, RUNS);
  const degrees = fc.property(between({ min: 166, max: 179 }), between({ min: -47.6, max: -34 }), (longitude, latitude) => {
    const back = toDegrees(toGrid([longitude, latitude]));
    return 1000 * kilometresBetween(back, [longitude, latitude]) < MILLIMETRE;
  });
  fc.assert(degrees, RUNS);
});

test('only points in the country are accepted, and swapped axes are always detected', () => {
  const point = fc.oneof(between(RANGE.easting), between(RANGE.northing), between({ min: -1e7, max: 1e7 }));
  const isBetween = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
  const property = fc.property(point, point, (easting, northing) => {
    const [isAccepted, isSwapAccepted] = [isInCountry({ easting, northing }), isInCountry(swapped({ easting, northing }))];
    expect(isAccepted).toBe(isBetween(easting, RANGE.easting) && isBetween(northing, RANGE.northing));
    return !(isAccepted && isSwapAccepted);
  });
  fc.assert(property, RUNS);
  for (const hut of huts) {
    expect([isInCountry(hut), isInCountry(swapped(hut))]).toEqual([true, false]);
    expect(kilometresBetween(toDegrees(hut), toDegrees(swapped(hut)))).toBeGreaterThan(4000); // Far out in the Southern Ocean.
  }
});

test('GeoJSON positions have the longitude first', { tags: ['§1.6'] }, () => {
  const positions = [...huts.map(toDegrees), ...tracks.flatMap(({ line }) => line.coordinates)];
  expect(positions.length).toBeGreaterThan(huts.length);
  for (const [first = 0, second = 0] of positions) expect([first > 160, second < -30]).toEqual([true, true]);
});

test('metres are shown in groups of three digits, and degrees with their direction or with minutes and seconds', () => {
  expect([withPlainSpaces(formatNumber(1_576_041.15)), withPlainSpaces(formatNumber(-421_233))]).toEqual(['1 576 041.15', '−421 233']);
  const degrees = formatDegrees([172.739194, -34.444066]);
  expect([withPlainSpaces(degrees.latitude), withPlainSpaces(degrees.longitude)]).toEqual(['34.444066° S', '172.739194° E']);
  expect(withPlainSpaces(formatDegrees([-115.4, 1]).longitude)).toBe('115.400000° W');
  expect(withPlainSpaces(formatDms(-(38 + 9 / 60 + 22.691 / 3600)))).toBe('38° 09′ 22.691″');
  expect(withPlainSpaces(formatDms(59.999_999_999))).toBe('60° 00′ 00.000″');
});

test('a direction is the nearest of the eight points of the compass', () => {
  const from = { easting: 1_500_000, northing: 5_500_000 };
  const to = (east: number, north: number) => compassDirection(from, { easting: from.easting + east, northing: from.northing + north });
  expect([to(0, 9), to(9, 9), to(9, 0), to(9, -9)]).toEqual(['north', 'north-east', 'east', 'south-east']);
  expect([to(0, -9), to(-9, -9), to(-9, 0), to(-9, 9)]).toEqual(['south', 'south-west', 'west', 'north-west']);
});
