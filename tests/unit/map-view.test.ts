import { readFileSync } from 'node:fs';
import { blend, wcagContrast } from 'culori';
import { zoomIdentity } from 'd3-zoom';
import { expect, test } from 'vitest';
import { colourOf } from '../../engine/theme/colours.ts';
import coast from '../../sample/case-studies/wehike/converting-map/geography/coast.json' with { type: 'json' };
import { type Degrees, swapped, toDegrees, toGrid } from '../../sample/case-studies/wehike/converting-map/geography/convert.ts';
import { ticks } from '../../sample/case-studies/wehike/converting-map/geography/grid-lines.ts';
import { huts, shortName } from '../../sample/case-studies/wehike/converting-map/geography/places.ts';
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
import {
  type Box,
  overlap,
  type ProjectedName,
  placeLabels,
} from '../../sample/case-studies/wehike/converting-map/surface/label-placement.ts';
import { layoutOf } from '../../sample/case-studies/wehike/converting-map/surface/layout.ts';
import { SAMPLE } from '../support/owners/sample.ts';

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

test('zoomed in as far as possible, the map shows a coast or a town around every hut', () => {
  const points = coast.features.flatMap(({ geometry }) => geometry.coordinates.flat(2)) as Degrees[];
  for (const size of SIZES) {
    for (const hut of huts) {
      const view = viewOf(size, zoomLimits(size)[1], hut);
      const projection = projectionOf(view);
      const hasCoast = points.some((point) => isVisible(view, toPixel(projection, point)));
      const { names } = layoutOf(view, toDegrees(hut), hut, shortName(hut));
      expect(names.length > 0 || hasCoast, `${hut.name} at ${size.width} px`).toBe(true);
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

/** The panel with the coordinates is dark in both modes: its colours are its own, not the theme's. */
const PAIRS = [
  { front: '#fff4dc', back: '#0e2141', use: 'labels of the coordinates, light' },
  { front: '#fff4dc', back: '#1a3157', use: 'numbers of the coordinates, light' },
  { front: '#fff4dc', back: '#060f22', use: 'labels of the coordinates, dark' },
  { front: '#fff4dc', back: '#132445', use: 'numbers of the coordinates, dark' },
  { front: '#f7b938', back: '#1a3157', use: 'axis letters of the coordinates, light' },
  { front: '#f7b938', back: '#132445', use: 'axis letters of the coordinates, dark' },
  { front: '#fffdf7', back: 'var(--on-accent)', use: 'number of the chosen hut' },
];

test.each(PAIRS)('A11Y-01 the map: $front on $back has at least 7:1 ($use)', ({ front, back }) => {
  const background = back.startsWith('#') ? back : colourOf(SAMPLE.theme, 'light', '--on-accent');
  expect(wcagContrast(blend([background, front]), background)).toBeGreaterThanOrEqual(7);
  const css = readFileSync('sample/case-studies/wehike/converting-map/panels.css', 'utf8');
  for (const colour of [front, back]) expect(css).toContain(colour);
});
