import { geoPath } from 'd3-geo';
import { zoomIdentity } from 'd3-zoom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Degrees, swapped, toDegrees, toGrid } from '../../../sample/case-studies/wehike/converting-map/geography/convert.ts';
import { gridLines, stepOf, ticks } from '../../../sample/case-studies/wehike/converting-map/geography/grid-lines.ts';
import { RANGE } from '../../../sample/case-studies/wehike/converting-map/geography/grid-range.ts';
import { huts } from '../../../sample/case-studies/wehike/converting-map/geography/places.ts';
import {
  BAND_PX,
  pixel,
  place,
  projectionOf,
  type Size,
  scalesOf,
  showing,
  type View,
} from '../../../sample/case-studies/wehike/converting-map/geography/projection.ts';
import { scaleBar } from '../../../sample/case-studies/wehike/converting-map/geography/scale-bar.ts';
import { type Box, type NameToPlace, overlap, placeLabels } from '../../../sample/case-studies/wehike/converting-map/labels.ts';
import { sceneOf } from '../../../sample/case-studies/wehike/converting-map/sheet/scene.ts';

const SIZES: Size[] = [
  { width: 272, height: 416 },
  { width: 342, height: 416 },
  { width: 788, height: 608 },
];
const between = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true });

/** A view with this scale, with this point of the grid in its middle. */
function viewOf(size: Size, k: number, point: { easting: number; northing: number }): View {
  const [x, y] = pixel(projectionOf({ size, transform: zoomIdentity.scale(k) }), toDegrees(point));
  return { size, transform: zoomIdentity.translate(size.width / 2 - x, size.height / 2 - y).scale(k) };
}

test('the place of a pixel is shown at that pixel', () => {
  const view = viewOf({ width: 788, height: 608 }, 20_000, { easting: 1_178_767, northing: 4_960_153 });
  const [x, y] = pixel(projectionOf(view), place(projectionOf(view), [300, 200]));
  expect([x, y]).toEqual([expect.closeTo(300, 6), expect.closeTo(200, 6)]);
});

test('lines of the grid are 1, 10 or 100 km apart by zoom, and 1000 where half of the globe is in sight', () => {
  expect([48, 24, 23, 2.4, 2.3, 0.24, 0.23].map(stepOf)).toEqual([1000, 1000, 10_000, 10_000, 100_000, 100_000, 1_000_000]);
});

test('the whole country is in sight on a sheet of any size, and so is a mistaken point beside it', () => {
  for (const size of SIZES) {
    const isInSight = (view: View, at: Degrees) => {
      const [x, y] = pixel(projectionOf(view), at);
      return x > BAND_PX && x < size.width && y > 0 && y < size.height - BAND_PX;
    };
    for (const hut of huts) {
      expect(isInSight({ size, transform: showing(size) }, toDegrees(hut))).toBe(true);
      const wrong = toDegrees(swapped(hut));
      const far = { size, transform: showing(size, wrong) };
      expect([isInSight(far, toDegrees(hut)), isInSight(far, wrong)]).toEqual([true, true]);
      expect(far.transform.k).toBeGreaterThan(scalesOf(size)[0]);
    }
  }
});

test('no view of the country is blank: at any zoom a line of the grid crosses it, and a name or the nearest hut is said', () => {
  const view = fc
    .tuple(fc.constantFrom(...SIZES), between({ min: 0, max: 1 }), between(RANGE.easting), between(RANGE.northing))
    .map(([size, zoom, easting, northing]) => {
      const [farthest, closest] = scalesOf(size);
      return viewOf(size, farthest * (closest / farthest) ** zoom, { easting, northing });
    });
  const property = fc.property(view, (one) => {
    const isCrossed = gridLines(one).some(({ line }) => Boolean(geoPath(projectionOf(one))(line)));
    const { labels, huts: seen, nearest } = sceneOf(one, toDegrees(huts[0] as (typeof huts)[0]), huts[0], 'Pinnacles Hut');
    return isCrossed && (labels.length + seen.length > 0 || Boolean(nearest));
  });
  fc.assert(property, { numRuns: 300 });
});

const EVERY_VIEW = SIZES.flatMap((size) =>
  [1200, 10_000, 80_000, scalesOf(size)[1]].map((k) => viewOf(size, k, { easting: 1_400_000, northing: 5_200_000 })),
);

test.each(['easting', 'northing'] as const)(
  'every %s is labelled in metres where the line of that metre really is, and labels have room',
  (axis) => {
    for (const view of EVERY_VIEW) {
      const [projection, bottom] = [projectionOf(view), view.size.height - BAND_PX];
      const at = (px: number) => (axis === 'easting' ? place(projection, [px, bottom]) : place(projection, [BAND_PX, px]));
      const all = ticks(view, axis);
      expect(all.length).toBeGreaterThan(0);
      const metresOff = all.map(({ metres, px }) => Math.abs(toGrid(at(px))[axis] - metres));
      expect((Math.max(...metresOff) * view.transform.k) / 6_371_000).toBeLessThan(1); // Less than a pixel.
      const labelled = all.filter(({ isLabelled }) => isLabelled).map(({ px }) => px);
      const apart = labelled.slice(1).map((px, index) => Math.abs(px - (labelled[index] ?? 0)));
      expect(Math.min(...apart, Number.POSITIVE_INFINITY)).toBeGreaterThan(80);
    }
  },
);

test('the scale bar has two halves of a round number of kilometres, and fits in its corner', () => {
  for (const size of SIZES)
    for (const k of [1200, 10_000, ...scalesOf(size)]) {
      const { halfKm, halfPx, plate } = scaleBar(viewOf(size, k, { easting: 1_400_000, northing: 5_200_000 }));
      expect(String(halfKm)).toMatch(/^[125]0*$/);
      expect(halfPx).toBeLessThan(105);
      expect(plate.left).toBeGreaterThan(BAND_PX);
    }
});

test('names cover neither each other nor what is taken, and go where there is room', () => {
  const sheet: Box = { left: 0, top: 0, right: 300, bottom: 200 };
  const town = (x: number, y: number): NameToPlace => ({ kind: 'town', name: 'Te Anau', at: [[x, y]] });
  const [first, second] = placeLabels([town(150, 100), town(150, 100)], [], sheet);
  expect([first?.anchor, second?.anchor]).toEqual(['start', 'end']);
  expect(placeLabels([town(290, 100)], [], sheet)[0]?.anchor).toBe('end');
  expect(placeLabels([town(150, 100)], [{ left: 40, top: 80, right: 260, bottom: 120 }], sheet)).toEqual([]);
  expect(overlap({ left: 0, top: 0, right: 10, bottom: 10 }, { left: 10, top: 0, right: 20, bottom: 10 })).toBe(false);
});
