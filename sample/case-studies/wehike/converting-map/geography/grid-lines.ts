import { geoPath } from 'd3-geo';
import type { LineString } from 'geojson';
import { type GridPoint, toDegrees, toGrid } from './convert.ts';
import { EDGE_PX, extent, fromPixel, pixelsPerKilometre, projectionOf, type View } from './projection.ts';

const KM = 1000;
/** The smallest distance between two lines, and between two labels. */
const LINE_DISTANCE_PX = 24;
const LABEL_DISTANCE_PX = 100;
/** Where the grid is drawn: a quarter of the globe on either side of its meridian. Further away the projection gives no useful numbers. */
const GRID_LIMITS = { easting: { min: -8000 * KM, max: 9000 * KM }, northing: { min: 0, max: 13_000 * KM } };
/** A line is split into this many segments before it is projected, because it is curved; more where half of the globe is visible. */
const SEGMENTS = { near: 10, far: 48 };

type Axis = keyof GridPoint;

interface GridLine {
  axis: Axis;
  metres: number;
  /** Whether it is one of every ten lines, drawn stronger. */
  isMain: boolean;
  /** Whether there is space for its label. */
  isLabelled: boolean;
  line: LineString;
}

/** The distance between two lines in metres: 10 or 100 km by zoom, and 1000 km where half of the globe is visible. */
const lineDistance = (pixelsPerKm: number) => ([10, 100].find((km) => km * pixelsPerKm >= LINE_DISTANCE_PX) ?? 1000) * KM;

/** The numbers from one to another, at equal distances. */
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.round((to - from) / step) + 1) }, (_, i) => from + i * step);

/** The visible lines of the grid. */
export function gridLines(view: View): GridLine[] {
  const { width, height } = view.size;
  const projection = projectionOf(view);
  const pixelsPerKm = pixelsPerKilometre(view);
  const step = lineDistance(pixelsPerKm);
  const labelStep = step * ([1, 2, 5].find((times) => (times * step * pixelsPerKm) / KM >= LABEL_DISTANCE_PX) ?? 10);
  const isZoomedOut = step === 1000 * KM;
  /** Nine points of the surface, in metres of the grid: its corners, the middles of its sides, and its centre. */
  const samples = [0, 0.5, 1].flatMap((right) => [0, 0.5, 1].map((down) => toGrid(fromPixel(projection, [width * right, height * down]))));
  /** The visible values of one axis, in whole steps, and one more at each end because lines are curved. */
  const visibleValues = (axis: Axis) => {
    const { min, max } = GRID_LIMITS[axis];
    if (isZoomedOut) return range(min, max, step);
    const values = samples.map((point) => point[axis]).filter((value) => value >= min && value <= max);
    return range((Math.floor(Math.min(...values) / step) - 1) * step, (Math.ceil(Math.max(...values) / step) + 1) * step, step);
  };
  const values = { easting: visibleValues('easting'), northing: visibleValues('northing') };
  const linesOf = (axis: Axis, otherAxis: Axis): GridLine[] => {
    const [from = 0, to = 0] = [values[otherAxis][0], values[otherAxis].at(-1)];
    const others = range(from, to, (to - from) / (isZoomedOut ? SEGMENTS.far : SEGMENTS.near));
    return values[axis].map((metres) => ({
      axis,
      metres,
      isMain: metres % (10 * step) === 0,
      isLabelled: metres % labelStep === 0,
      line: { type: 'LineString', coordinates: others.map((other) => toDegrees({ easting: other, northing: other, [axis]: metres })) },
    }));
  };
  return [...linesOf('easting', 'northing'), ...linesOf('northing', 'easting')];
}

/**
 * Where the lines meet the bottom edge (eastings) or the left edge (northings): clips each line to a strip one
 * pixel wide along that edge.
 */
export function ticks(view: View, axis: Axis) {
  const { width, height } = view.size;
  const bottom = height - EDGE_PX;
  const strip = axis === 'easting' ? extent(EDGE_PX, bottom - 0.5, width, bottom + 0.5) : extent(EDGE_PX - 0.5, 0, EDGE_PX + 0.5, bottom);
  const path = geoPath(projectionOf(view).clipExtent(strip));
  return gridLines(view)
    .filter((gridLine) => gridLine.axis === axis)
    .map(({ metres, isLabelled, line }) => ({ metres, isLabelled, px: path.centroid(line)[axis === 'easting' ? 0 : 1] }))
    .filter(({ px }) => Number.isFinite(px));
}
