import type { FeatureCollection, LineString, Point, Position } from 'geojson';
import { type Degrees, type GridPoint, kilometresBetween, toDegrees } from './convert.ts';
import places from './huts.json';

/** A hut, with its position on the grid. */
export interface Hut extends GridPoint {
  name: string;
}

const { features } = places as unknown as FeatureCollection<Point | LineString, { name: string }>;
const gridPoint = ([easting = 0, northing = 0]: Position): GridPoint => ({ easting, northing });

/** The name without the place: "Luxmore Hut" of "Luxmore Hut, Kepler Track". */
export const shortName = ({ name }: { name: string }) => name.split(',')[0] ?? name;

/** The huts of huts.json, from north to south. */
export const huts: Hut[] = features.flatMap(({ geometry, properties: { name } }) =>
  geometry.type === 'Point' ? [{ name, ...gridPoint(geometry.coordinates) }] : [],
);

/** The tracks, converted to degrees only once, when the module loads, as the case study describes. */
export const tracks: { name: string; line: LineString }[] = features.flatMap(({ geometry, properties: { name } }) =>
  geometry.type === 'LineString'
    ? [{ name, line: { ...geometry, coordinates: geometry.coordinates.map((position) => toDegrees(gridPoint(position))) } }]
    : [],
);

export function nearestHut(at: Degrees): Hut {
  const distance = (hut: Hut) => kilometresBetween(at, toDegrees(hut));
  return huts.toSorted((one, other) => distance(one) - distance(other))[0] as Hut;
}

/** Where the pin is at the start, on the map and in the placeholder: it covers no other hut there. */
export const FIRST_HUT = huts.find(({ name }) => name.startsWith('Goat Pass')) ?? (huts[0] as Hut);
