import { geoDistance } from 'd3-geo';
import proj4 from 'proj4';

/**
 * A place in metres of the national grid, NZTM2000. It has a type of its own, so that code which mixes up the
 * two systems does not compile.
 */
export interface GridPoint {
  easting: number;
  northing: number;
}

/** In the order of GeoJSON. */
export type Degrees = [longitude: number, latitude: number];

/** NZTM2000 (EPSG:2193) as the standard LINZS25002 defines it. Its datum, NZGD2000, uses the ellipsoid GRS80. */
const GRID = { meridian: 173, scale: 0.9996, falseEasting: 1_600_000, falseNorthing: 10_000_000 };

const { meridian, scale, falseEasting, falseNorthing } = GRID;
const nztm = `+proj=tmerc +lat_0=0 +lon_0=${meridian} +k=${scale} +x_0=${falseEasting} +y_0=${falseNorthing} +ellps=GRS80 +units=m`;
const converter = proj4(nztm, '+proj=longlat +ellps=GRS80');

export const toDegrees = ({ easting, northing }: GridPoint): Degrees => converter.forward([easting, northing]);

export function toGrid(degrees: Degrees): GridPoint {
  const [easting, northing] = converter.inverse(degrees);
  return { easting, northing };
}

/** The part of the national grid that the main islands use, in metres. The two ranges do not overlap, so swapped axes can be detected. */
const RANGE = {
  easting: { min: 1_000_000, max: 2_100_000 },
  northing: { min: 4_700_000, max: 6_300_000 },
};

/** The mistake that the case study describes: easting and northing are swapped. */
export const swapped = ({ easting, northing }: GridPoint): GridPoint => ({ easting: northing, northing: easting });

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

/** The check that finds this mistake: a point of the country with swapped axes is never in the country. */
export const isInCountry = ({ easting, northing }: GridPoint) => isWithin(easting, RANGE.easting) && isWithin(northing, RANGE.northing);

/** The steps from metres to degrees, as the reader sees them. proj4 does the last one. */
export function stepsOf(point: GridPoint) {
  const fromOrigin = { x: point.easting - falseEasting, y: point.northing - falseNorthing };
  return { fromOrigin, unscaled: { x: fromOrigin.x / scale, y: fromOrigin.y / scale }, degrees: toDegrees(point) };
}

/** The mean radius of the earth. */
export const EARTH_KM = 6371.0088;

/** The distance of two places along the ground. The error is about half a percent, because it treats the earth as a sphere. */
export const kilometresBetween = (one: Degrees, other: Degrees) => EARTH_KM * geoDistance(one, other);
