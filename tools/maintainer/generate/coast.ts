import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { EARTH_KM } from '../../../sample/case-studies/wehike/converting-map/geography/convert.ts';

type Land = Feature<Polygon | MultiPolygon, { name: string }>;

/** The main islands in degrees: the area of the coordinate system that huts.json uses. */
const MAIN_ISLANDS = { west: 166, east: 179, south: -47.6, north: -34 };
/** Smaller lands outside New Zealand are not drawn. Tasmania is large enough. */
const LARGE_KM2 = 50_000;
/** The area in degrees that the map can be moved to. Longitudes count eastwards, beyond 180. */
const REACH = { west: 100, east: 265, south: -80, north: -8 };

/** The countries of Natural Earth's world map (package world-atlas), at a scale of 1 to this many million. */
function countries(millions: 10 | 110): Land[] {
  const world = createRequire(import.meta.url)(`world-atlas/countries-${millions}m.json`) as Parameters<typeof feature>[0];
  return (feature(world, world.objects.countries as object as never) as unknown as FeatureCollection<Land['geometry'], { name: string }>)
    .features;
}

const polygons = ({ geometry }: Land): Position[][][] => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates);
const isNewZealand = ({ properties }: Land) => properties.name === 'New Zealand';

const rounded = (decimals: number) => (position: Position) => position.map((degrees) => Number(degrees.toFixed(decimals)));

const isWithin =
  ({ west, east, south, north }: typeof REACH) =>
  ([longitude = 0, latitude = 0]: Position) => {
    const eastward = longitude < 0 ? longitude + 360 : longitude;
    return eastward > west && eastward < east && latitude > south && latitude < north;
  };

const squareKilometres = (ring: Position[]) => geoArea({ type: 'Polygon', coordinates: [ring] }) * EARTH_KM ** 2;

const land = (name: string, coordinates: Position[][][]): Feature<MultiPolygon, { name: string }> => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'MultiPolygon', coordinates },
});

/**
 * The coast for the figure "converting map": New Zealand in detail, and roughly the large lands that the map can be moved to.
 * Rings are clockwise, as d3-geo requires.
 */
export function coast(): FeatureCollection<MultiPolygon, { name: string }> {
  const near = countries(10).filter(isNewZealand).flatMap(polygons);
  const far = countries(110)
    .filter((one) => !isNewZealand(one))
    .flatMap(polygons);
  return {
    type: 'FeatureCollection',
    features: [
      land(
        'New Zealand',
        near.map(([ring = []]) => [ring.map(rounded(3))]).filter(([ring = []]) => ring.every(isWithin({ ...REACH, ...MAIN_ISLANDS }))),
      ),
      land(
        'Elsewhere',
        far
          .map(([ring = []]) => [ring.map(rounded(1))])
          .filter(([ring = []]) => ring.some(isWithin(REACH)) && squareKilometres(ring) > LARGE_KM2),
      ),
    ],
  };
}
