import type { MultiLineString, Position } from 'geojson';
import { type GridPoint, toDegrees, toGrid } from './convert.ts';
import { BAND_PX, pixelsPerKilometre, place, projectionOf, type View } from './projection.ts';

const KM = 1000;
/** Lines are at least so far apart, labels further. */
const LINES_PX = 24;
const LABELS_PX = 100;
/** Where the grid can still be counted: a quarter of the globe on either side of its meridian. */
const COUNTABLE = { easting: { min: -8000 * KM, max: 9000 * KM }, northing: { min: 0, max: 13_000 * KM } };
/** Into how many pieces a line is cut before it is projected: it bends, and most where half of the globe is in sight. */
const PIECES = { near: 10, far: 48 };
const EDGE_STEP_PX = 8;

type Axis = keyof GridPoint;

/** A line of the grid where it meets the edge of the sheet. */
export interface Tick {
  metres: number;
  px: number;
  isLabelled: boolean;
}

/** Metres from line to line: 1, 10 or 100 km by zoom, and 1000 where half of the globe is in sight. */
export const stepOf = (pixelsPerKm: number) => (([1, 10, 100].find((km) => km * pixelsPerKm >= LINES_PX) ?? 1000) as number) * KM;

const count = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.round((to - from) / step) + 1) }, (_, i) => from + i * step);

/** The metres that are in sight along one axis, in whole steps. */
function inSight(points: GridPoint[], axis: Axis, step: number): number[] {
  const { min, max } = COUNTABLE[axis];
  const values = points.map((point) => Math.min(Math.max(point[axis], min), max)).filter(Number.isFinite);
  return count(Math.floor(Math.min(...values) / step) * step, Math.ceil(Math.max(...values) / step) * step, step);
}

function line(axis: Axis, metres: number, across: number[], pieces: number): Position[] {
  const [from = 0, to = 0] = [across[0], across.at(-1)];
  return count(0, pieces, 1).map((piece) => {
    const other = from + ((to - from) * piece) / pieces;
    const { longitude, latitude } = toDegrees(
      axis === 'easting' ? { easting: metres, northing: other } : { easting: other, northing: metres },
    );
    return [longitude, latitude];
  });
}

/** The lines of the grid that are in sight, in degrees; every tenth is a main line. */
export function gridLines(view: View): Record<'main' | 'other', MultiLineString> {
  const { width, height } = view.size;
  const projection = projectionOf(view);
  const step = stepOf(pixelsPerKilometre(view));
  const eighths = count(0, 8, 1).map((part) => part / 8);
  const rim = eighths.flatMap((part) => [
    [width * part, 0],
    [width * part, height],
    [0, height * part],
    [width, height * part],
  ]);
  const points = rim.map(([x = 0, y = 0]) => toGrid(place(projection, x, y)));
  const [eastings, northings] = [inSight(points, 'easting', step), inSight(points, 'northing', step)];
  const pieces = step < 1000 * KM ? PIECES.near : PIECES.far;
  const isMain = (metres: number) => metres % (10 * step) === 0;
  const lines = (are: (metres: number) => boolean): MultiLineString => ({
    type: 'MultiLineString',
    coordinates: [
      ...eastings.filter(are).map((metres) => line('easting', metres, northings, pieces)),
      ...northings.filter(are).map((metres) => line('northing', metres, eastings, pieces)),
    ],
  });
  return { main: lines(isMain), other: lines((metres) => !isMain(metres)) };
}

/** Where the lines meet the lower edge (eastings) and the left one (northings). */
export function ticks(view: View, axis: Axis): Tick[] {
  const { width, height } = view.size;
  const projection = projectionOf(view);
  const scale = pixelsPerKilometre(view);
  const step = stepOf(scale);
  const labelled = step * ([1, 2, 5].find((times) => (times * step * scale) / KM >= LABELS_PX) ?? 10);
  const edge = axis === 'easting' ? count(BAND_PX, width, EDGE_STEP_PX) : count(0, height - BAND_PX, EDGE_STEP_PX);
  const samples = edge.map((px) => {
    const point = axis === 'easting' ? place(projection, px, height - BAND_PX) : place(projection, BAND_PX, px);
    return { px, metres: toGrid(point)[axis] };
  });
  return samples.flatMap(({ px, metres }, index) => {
    const next = samples[index + 1];
    const { min, max } = COUNTABLE[axis];
    if (!next || ![metres, next.metres].every((value) => value >= min && value <= max)) return [];
    const between = inSight(
      [
        { easting: metres, northing: metres },
        { easting: next.metres, northing: next.metres },
      ],
      axis,
      step,
    );
    const isBetween = (value: number) => (value - metres) * (value - next.metres) < 0 || value === metres;
    return between.filter(isBetween).map((value) => ({
      metres: value,
      px: px + (EDGE_STEP_PX * (value - metres)) / (next.metres - metres),
      isLabelled: value % labelled === 0,
    }));
  });
}
