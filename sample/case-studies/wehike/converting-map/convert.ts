import { geoDistance } from 'd3-geo';
import proj4 from 'proj4';
import { RANGE } from './grid-range.ts';

/** A place in metres of the national grid, NZTM2000. A type of its own, so that mixing up the systems does not compile. */
export interface GridPoint {
  easting: number;
  northing: number;
}

/** The same place in degrees, in the order of GeoJSON. */
export type Degrees = [longitude: number, latitude: number];

/** NZTM2000 (EPSG:2193) as LINZS25002 defines it; its datum, NZGD2000, stands on the ellipsoid GRS80. */
export const GRID = { meridian: 173, scale: 0.9996, falseEasting: 1_600_000, falseNorthing: 10_000_000 };

const { meridian, scale, falseEasting, falseNorthing } = GRID;
const nztm = `+proj=tmerc +lat_0=0 +lon_0=${meridian} +k=${scale} +x_0=${falseEasting} +y_0=${falseNorthing} +ellps=GRS80 +units=m`;
const converter = proj4(nztm, '+proj=longlat +ellps=GRS80');

/** From metres of the grid to degrees. */
export const toDegrees = ({ easting, northing }: GridPoint): Degrees => converter.forward([easting, northing]);

/** From degrees to metres of the grid. */
export function toGrid(degrees: Degrees): GridPoint {
  const [easting, northing] = converter.inverse(degrees);
  return { easting, northing };
}

/** The mistake of the case study: what is read first is taken for the easting. */
export const swapped = ({ easting, northing }: GridPoint): GridPoint => ({ easting: northing, northing: easting });

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

/** The check that finds the mistake: no point of the country is one the other way round. */
export const isInCountry = ({ easting, northing }: GridPoint) => isWithin(easting, RANGE.easting) && isWithin(northing, RANGE.northing);

/** What happens on the way from metres to degrees; the last step is proj4's. */
export function stepsOf(point: GridPoint) {
  const fromOrigin = { x: point.easting - falseEasting, y: point.northing - falseNorthing };
  return { fromOrigin, unscaled: { x: fromOrigin.x / scale, y: fromOrigin.y / scale }, degrees: toDegrees(point) };
}

/** The mean radius. */
export const EARTH_KM = 6371.0088;

/** How far two places are apart along the ground, to about half a percent. */
export const kilometresBetween = (one: Degrees, other: Degrees) => EARTH_KM * geoDistance(one, other);
