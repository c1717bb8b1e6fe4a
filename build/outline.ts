import { createRequire } from 'node:module';
import type { FeatureCollection, MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';

/** The main islands: what the grid of content/figures/map-places.json covers. */
const [WEST, EAST, SOUTH, NORTH] = [166, 179, -47.6, -34];
/** Natural Earth is drawn for 1 : 10 million; two kilometres are finer than this map shows. */
const STEP_DEGREES = 0.02;
const SMALLEST_RING = 8;

/** The coast of New Zealand out of Natural Earth's map of the world (package world-atlas), in as few points as look right. */
export function newZealand(): MultiPolygon {
  const world = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Parameters<typeof feature>[0];
  const { features } = feature(world, world.objects.countries as object as never) as unknown as FeatureCollection<
    MultiPolygon,
    { name: string }
  >;
  const islands = features.flatMap(({ geometry, properties }) => (properties.name === 'New Zealand' ? geometry.coordinates : []));
  const rings = islands.map(([ring = []]) => ring.map(rounded)).filter((ring) => ring.every(isMain));
  const coordinates = rings.map(thinned).filter((ring) => ring.length >= SMALLEST_RING);
  return { type: 'MultiPolygon', coordinates: coordinates.map((ring) => [ring]) };
}

const rounded = ([longitude = 0, latitude = 0]: Position): Position => [Number(longitude.toFixed(3)), Number(latitude.toFixed(3))];

const isMain = ([longitude = 0, latitude = 0]: Position) => longitude > WEST && longitude < EAST && latitude > SOUTH && latitude < NORTH;

/** Without points that are nearly the one before; the last stays the first. */
function thinned(ring: Position[]): Position[] {
  const kept: Position[] = [];
  for (const point of ring) {
    const before = kept.at(-1);
    if (!before || apart(before, point) >= STEP_DEGREES) kept.push(point);
  }
  return [...kept.slice(0, -1), kept[0] as Position];
}

const apart = ([a = 0, b = 0]: Position, [c = 0, d = 0]: Position) => Math.hypot(a - c, b - d);
