import { readFileSync } from 'node:fs';
import { zoomIdentity } from 'd3-zoom';
import { expect, test } from 'vitest';
import { colourOf } from '../../engine/theme/colours.ts';
import { blend, contrast } from '../../engine/theme/contrast.ts';
import { type Degrees, swapped, toDegrees, toGrid } from '../../sample/case-studies/wehike/converting-map/geography/convert.ts';
import { ticks } from '../../sample/case-studies/wehike/converting-map/geography/grid-lines.ts';
import { huts } from '../../sample/case-studies/wehike/converting-map/geography/places.ts';
import {
  BAND_PX,
  pixel,
  place,
  projectionOf,
  type Size,
  scalesOf,
  showing,
  type View,
} from '../../sample/case-studies/wehike/converting-map/geography/projection.ts';
import { type Box, type NameToPlace, overlap, placeLabels } from '../../sample/case-studies/wehike/converting-map/labels.ts';
import { SAMPLE } from '../support/owners/sample.ts';

const SIZES: Size[] = [
  { width: 272, height: 416 },
  { width: 342, height: 416 },
  { width: 788, height: 608 },
];

/** A view with this scale, with this point of the grid in its middle. */
function viewOf(size: Size, k: number, point: { easting: number; northing: number }): View {
  const [x, y] = pixel(projectionOf({ size, transform: zoomIdentity.scale(k) }), toDegrees(point));
  return { size, transform: zoomIdentity.translate(size.width / 2 - x, size.height / 2 - y).scale(k) };
}

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

test('names cover neither each other nor what is taken, and go where there is room', () => {
  const sheet: Box = { left: 0, top: 0, right: 300, bottom: 200 };
  const town = (x: number, y: number): NameToPlace => ({ kind: 'town', name: 'Te Anau', at: [[x, y]] });
  const [first, second] = placeLabels([town(150, 100), town(150, 100)], [], sheet);
  expect([first?.anchor, second?.anchor]).toEqual(['start', 'end']);
  expect(placeLabels([town(290, 100)], [], sheet)[0]?.anchor).toBe('end');
  expect(placeLabels([town(150, 100)], [{ left: 40, top: 80, right: 260, bottom: 120 }], sheet)).toEqual([]);
  expect(overlap({ left: 0, top: 0, right: 10, bottom: 10 }, { left: 10, top: 0, right: 20, bottom: 10 })).toBe(false);
});

/** The read-out is dark glass in both modes: its colours are its own, not the theme's. */
const PAIRS = [
  { front: '#fff4dc', back: '#0e2141', use: 'read-out, light', sheet: 'panels/dial.css' },
  { front: '#fff4dc', back: '#1a3157', use: 'numbers of the read-out, light', sheet: 'panels/dial.css' },
  { front: '#fff4dc', back: '#060f22', use: 'read-out, dark', sheet: 'panels/dial.css' },
  { front: '#fff4dc', back: '#132445', use: 'numbers of the read-out, dark', sheet: 'panels/dial.css' },
  { front: '#f7b938', back: '#1a3157', use: 'letters of the read-out, light', sheet: 'panels/dial.css' },
  { front: '#f7b938', back: '#132445', use: 'letters of the read-out, dark', sheet: 'panels/dial.css' },
  { front: '#fffdf7', back: 'var(--on-accent)', use: 'number of the chosen hut', sheet: 'panels/huts.css' },
];

test.each(PAIRS)('A11Y-01 the map: $front on $back has at least 7:1 ($use)', ({ front, back, sheet }) => {
  const ground = blend(back.startsWith('#') ? back : colourOf(SAMPLE.theme, 'light', '--on-accent'), [0, 0, 0]);
  expect(contrast(blend(front, ground), ground)).toBeGreaterThanOrEqual(7);
  const css = readFileSync(`sample/case-studies/wehike/converting-map/${sheet}`, 'utf8');
  for (const colour of [front, back]) expect(css).toContain(colour);
});
