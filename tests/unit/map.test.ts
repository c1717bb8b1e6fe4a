import { readFileSync } from 'node:fs';
import { zoomIdentity } from 'd3-zoom';
import { expect, test } from 'vitest';
import { compassDirection, formatDms } from '../../sample/case-studies/wehike/converting-map/format.ts';
import {
  type Degrees,
  isInCountry,
  swapped,
  toDegrees,
  toGrid,
} from '../../sample/case-studies/wehike/converting-map/geography/convert.ts';
import { ticks } from '../../sample/case-studies/wehike/converting-map/geography/grid-lines.ts';
import { FIRST_HUT, huts, shortName } from '../../sample/case-studies/wehike/converting-map/geography/places.ts';
import {
  EDGE_PX,
  fromPixel,
  isVisible,
  projectionOf,
  type Size,
  toPixel,
  transformToFit,
  type View,
  zoomLimits,
} from '../../sample/case-studies/wehike/converting-map/geography/projection.ts';
import { intro } from '../../sample/case-studies/wehike/converting-map/intro.ts';
import {
  type Box,
  overlap,
  type ProjectedName,
  placeLabels,
} from '../../sample/case-studies/wehike/converting-map/surface/label-placement.ts';

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

test('degrees are shown with minutes and seconds, which carry over', () => {
  expect(withPlainSpaces(formatDms(-(38 + 9 / 60 + 22.691 / 3600)))).toBe('38° 09′ 22.691″');
  expect(withPlainSpaces(formatDms(59.999_999_999))).toBe('60° 00′ 00.000″');
});

test('a direction is the nearest of the eight points of the compass', () => {
  const from = { easting: 1_500_000, northing: 5_500_000 };
  const to = (east: number, north: number) => compassDirection(from, { easting: from.easting + east, northing: from.northing + north });
  expect([to(0, 9), to(9, 9), to(9, 0), to(9, -9)]).toEqual(['north', 'north-east', 'east', 'south-east']);
  expect([to(0, -9), to(-9, -9), to(-9, 0), to(-9, 9)]).toEqual(['south', 'south-west', 'west', 'north-west']);
});

const SIZES: Size[] = [
  { width: 272, height: 416 },
  { width: 342, height: 416 },
  { width: 788, height: 512 },
];

/** A view with this scale and with this point of the grid in its centre. */
function viewOf(size: Size, k: number, point: { easting: number; northing: number }): View {
  const [x, y] = toPixel(projectionOf({ size, transform: zoomIdentity.scale(k) }), toDegrees(point));
  return { size, transform: zoomIdentity.translate(size.width / 2 - x, size.height / 2 - y).scale(k) };
}

test('the whole country is visible on a map of any size, and so is a wrong point far away from it', () => {
  for (const size of SIZES) {
    const shows = (view: View, place: Degrees) => isVisible(view, toPixel(projectionOf(view), place));
    for (const hut of huts) {
      expect(shows({ size, transform: transformToFit(size) }, toDegrees(hut))).toBe(true);
      const wrong = toDegrees(swapped(hut));
      const far = { size, transform: transformToFit(size, wrong) };
      expect([shows(far, toDegrees(hut)), shows(far, wrong)]).toEqual([true, true]);
      expect(far.transform.k).toBeGreaterThan(zoomLimits(size)[0]);
    }
  }
});

const VIEWS = SIZES.flatMap((size) =>
  [1200, 5000, zoomLimits(size)[1]].map((k) => viewOf(size, k, { easting: 1_400_000, northing: 5_200_000 })),
);

test.each(['easting', 'northing'] as const)('the label of every %s is at the line that it names, and labels have enough space', (axis) => {
  for (const view of VIEWS) {
    const [projection, bottom] = [projectionOf(view), view.size.height - EDGE_PX];
    const at = (px: number) => (axis === 'easting' ? fromPixel(projection, [px, bottom]) : fromPixel(projection, [EDGE_PX, px]));
    const all = ticks(view, axis);
    expect(all.length).toBeGreaterThan(0);
    const metresOff = all.map(({ metres, px }) => Math.abs(toGrid(at(px))[axis] - metres));
    expect((Math.max(...metresOff) * view.transform.k) / 6_371_000).toBeLessThan(1); // Less than a pixel.
    const labelled = all.filter(({ isLabelled }) => isLabelled).map(({ px }) => px);
    const apart = labelled.slice(1).map((px, index) => Math.abs(px - (labelled[index] ?? 0)));
    expect(Math.min(...apart, Number.POSITIVE_INFINITY)).toBeGreaterThan(80);
  }
});

test('names cover neither each other nor anything else on the map, and are placed where there is space', () => {
  const mapArea: Box = { left: 0, top: 0, right: 300, bottom: 200 };
  const town = (x: number, y: number): ProjectedName => ({ kind: 'town', name: 'Te Anau', at: [[x, y]] });
  const [first, second] = placeLabels([town(150, 100), town(150, 100)], [], mapArea);
  expect([first?.anchor, second?.anchor]).toEqual(['start', 'end']);
  expect(placeLabels([town(290, 100)], [], mapArea)[0]?.anchor).toBe('end');
  expect(placeLabels([town(150, 100)], [{ left: 40, top: 80, right: 260, bottom: 120 }], mapArea)).toEqual([]);
  expect(overlap({ left: 0, top: 0, right: 10, bottom: 10 }, { left: 10, top: 0, right: 20, bottom: 10 })).toBe(false);
});

test('every hut is in the country, and swapped axes are always noticed', () => {
  for (const hut of huts) expect([isInCountry(hut), isInCountry(swapped(hut))]).toEqual([true, false]);
});

test('without scripts the pin is on the same hut as with them, and the text names it', () => {
  const svg = readFileSync('sample/case-studies/wehike/converting-map/map.svg', 'utf8');
  const numbers = [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number));
  expect(huts.filter((_, index) => !numbers.includes(index + 1))).toEqual([FIRST_HUT]); // The pin is in the place of its number.
  expect(intro.withoutScripts).toContain(shortName(FIRST_HUT));
  expect(intro.alt).toContain(shortName(FIRST_HUT));
});
