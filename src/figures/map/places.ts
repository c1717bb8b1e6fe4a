import type { FeatureCollection, LineString, Point, Position } from 'geojson';
import places from '#content/figures/map-places.json';
import { type GridPoint, toDegrees } from './convert.ts';

/** A hut, where the grid says that it is. */
export interface Hut extends GridPoint {
  name: string;
}

const { features } = places as unknown as FeatureCollection<Point | LineString, { name: string }>;
const gridPoint = ([easting = 0, northing = 0]: Position): GridPoint => ({ easting, northing });

/** GeoJSON wants longitude first. */
const position = (grid: Position): Position => {
  const { longitude, latitude } = toDegrees(gridPoint(grid));
  return [longitude, latitude];
};

/** Its own name, without where it is. */
export const shortName = ({ name }: { name: string }) => name.split(',')[0] ?? name;

/** The huts of content/figures/map-places.json, from north to south. */
export const huts: Hut[] = features.flatMap(({ geometry, properties: { name } }) =>
  geometry.type === 'Point' ? [{ name, ...gridPoint(geometry.coordinates) }] : [],
);

const inDegrees = (geometry: Point | LineString): Point | LineString =>
  geometry.type === 'Point'
    ? { type: 'Point', coordinates: position(geometry.coordinates) }
    : { type: 'LineString', coordinates: geometry.coordinates.map(position) };

/** All places converted once, as the case study tells: from here on, they travel in degrees. */
export const placesInDegrees: FeatureCollection<Point | LineString, { name: string }> = {
  type: 'FeatureCollection',
  features: features.map((feature) => ({ ...feature, geometry: inDegrees(feature.geometry) })),
};

/** The tracks, each with its line in degrees. */
export const tracks: { name: string; line: LineString }[] = placesInDegrees.features.flatMap(({ geometry, properties: { name } }) =>
  geometry.type === 'LineString' ? [{ name, line: geometry }] : [],
);
