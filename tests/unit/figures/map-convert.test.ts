import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import {
  type Degrees,
  GRID,
  isInCountry,
  kilometresBetween,
  stepsOf,
  swapped,
  toDegrees,
  toGrid,
} from '../../../sample/case-studies/wehike/converting-map/geography/convert.ts';
import { RANGE } from '../../../sample/case-studies/wehike/converting-map/geography/grid-range.ts';
import { huts, tracks } from '../../../sample/case-studies/wehike/converting-map/geography/places.ts';

const RUNS = 20_000;
const MILLIMETRE = 0.001;

const found: Record<string, string> = {};
afterAll(() => console.log(`map: ${JSON.stringify(found)}`));

const between = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true });
const degrees = (whole: number, minutes: number, seconds: number) => whole + minutes / 60 + seconds / 3600;

test('a check coordinate of LINZ converts to its own precision, there and back', () => {
  const [longitude, latitude] = toDegrees({ easting: 1_576_041.15, northing: 6_188_574.24 });
  expect(latitude.toFixed(6)).toBe('-34.444066');
  expect(longitude.toFixed(6)).toBe('172.739194');
  const back = toGrid([172.739194, -34.444066]);
  // At this place a millionth of a degree is 11 cm of northing and 9 cm of easting; rounding may be wrong by half of that.
  expect(Math.abs(back.easting - 1_576_041.15)).toBeLessThan(0.046);
  expect(Math.abs(back.northing - 6_188_574.24)).toBeLessThan(0.056);
  found.linz = `${(1000 * (back.easting - 1_576_041.15)).toFixed(1)} mm E, ${(1000 * (back.northing - 6_188_574.24)).toFixed(1)} mm N`;
});

test('the worked example in degrees, minutes and seconds converts to its own precision, there and back', () => {
  const published = { latitude: -degrees(38, 9, 22.691), longitude: degrees(176, 25, 48.538) };
  const [longitude, latitude] = toDegrees({ easting: 1_900_560.5, northing: 5_771_280.5 });
  // Half of a thousandth of a second of arc.
  expect(Math.abs(latitude - published.latitude) * 3600).toBeLessThanOrEqual(0.0005);
  expect(Math.abs(longitude - published.longitude) * 3600).toBeLessThanOrEqual(0.0005);
  const back = toGrid([published.longitude, published.latitude]);
  expect([back.easting.toFixed(1), back.northing.toFixed(1)]).toEqual(['1900560.5', '5771280.5']);
  found.example = `${((latitude - published.latitude) * 3600).toFixed(5)}" latitude, ${((longitude - published.longitude) * 3600).toFixed(5)}" longitude`;
});

test('the huts stand where the Department of Conservation publishes them, in degrees, to a millimetre', () => {
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
  found.huts = `${errors.length} huts, at most ${Math.max(...errors).toFixed(2)} mm off`;
});

test('over the whole country a round trip comes back to less than a millimetre, in both directions', () => {
  let worst = 0;
  const grid = fc.property(between(RANGE.easting), between(RANGE.northing), (easting, northing) => {
    const back = toGrid(toDegrees({ easting, northing }));
    const off = Math.hypot(back.easting - easting, back.northing - northing);
    worst = Math.max(worst, off);
    return off < MILLIMETRE;
  });
  fc.assert(grid, { numRuns: RUNS });
  const inDegrees = fc.property(between({ min: 166, max: 179 }), between({ min: -47.6, max: -34 }), (longitude, latitude) => {
    const back = toDegrees(toGrid([longitude, latitude]));
    return 1000 * kilometresBetween(back, [longitude, latitude]) < MILLIMETRE;
  });
  fc.assert(inDegrees, { numRuns: RUNS });
  found.roundTrips = `2 × ${RUNS}, at most ${(worst * 1000).toExponential(1)} mm off`;
});

test('a point in the country is shown, swapped axes are always noticed, and anything else is refused', () => {
  const metres = fc.oneof(between(RANGE.easting), between(RANGE.northing), between({ min: -1e7, max: 1e7 }));
  const seen = { shown: 0, swapped: 0, outside: 0 };
  const inRange = (easting: number, northing: number) =>
    easting >= RANGE.easting.min && easting <= RANGE.easting.max && northing >= RANGE.northing.min && northing <= RANGE.northing.max;
  const property = fc.property(metres, metres, (easting, northing) => {
    const [isShown, isSwapped] = [isInCountry({ easting, northing }), isInCountry(swapped({ easting, northing }))];
    seen[isShown ? 'shown' : isSwapped ? 'swapped' : 'outside']++;
    return !(isShown && isSwapped) && isShown === inRange(easting, northing) && isSwapped === inRange(northing, easting);
  });
  fc.assert(property, { numRuns: RUNS });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS / 20);
  for (const hut of huts) expect([isInCountry(hut), isInCountry(swapped(hut))]).toEqual([true, false]);
  found.refusals = JSON.stringify(seen);
});

test('with the axes swapped, every hut lands thousands of kilometres out in the Southern Ocean', () => {
  const wrong = huts.map((hut) => ({ degrees: toDegrees(swapped(hut)), away: kilometresBetween(toDegrees(hut), toDegrees(swapped(hut))) }));
  for (const {
    degrees: [longitude, latitude],
    away,
  } of wrong) {
    expect(latitude).toBeGreaterThan(-63);
    expect(latitude).toBeLessThan(-49);
    expect(longitude).toBeGreaterThan(-122);
    expect(longitude).toBeLessThan(-112);
    expect(away).toBeGreaterThan(4000);
  }
  found.swapped = `${Math.round(Math.min(...wrong.map(({ away }) => away)))} to ${Math.round(Math.max(...wrong.map(({ away }) => away)))} km`;
});

test('the steps lead from the false origin over the scale to the same degrees', () => {
  const hut = { easting: 1_178_767, northing: 4_960_153 };
  const { fromOrigin, unscaled, degrees: last } = stepsOf(hut);
  expect(fromOrigin).toEqual({ x: -421_233, y: -5_039_847 });
  expect(unscaled.x * GRID.scale).toBeCloseTo(fromOrigin.x, 6);
  expect(last).toEqual(toDegrees(hut));
});

test('GeoJSON gets longitude first', () => {
  const positions = [...huts.map(toDegrees), ...tracks.flatMap(({ line }) => line.coordinates)];
  expect(positions.length).toBeGreaterThan(huts.length);
  for (const [first = 0, second = 0] of positions) expect([first > 160, second < -30]).toEqual([true, true]);
});
