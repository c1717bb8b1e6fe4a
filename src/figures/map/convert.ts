import proj4 from 'proj4';
import { RANGE } from '#content/figures/grid-schema.ts';

/** A place in metres of the national grid, NZTM2000. A type of its own, so that mixing up the systems does not compile. */
export interface GridPoint {
  easting: number;
  northing: number;
}

/** The same place in degrees. */
export interface Degrees {
  latitude: number;
  longitude: number;
}

/** NZTM2000 (EPSG:2193) as LINZS25002 defines it; its datum, NZGD2000, stands on the ellipsoid GRS80. */
export const GRID = { meridian: 173, scale: 0.9996, falseEasting: 1_600_000, falseNorthing: 10_000_000 };

const { meridian, scale, falseEasting, falseNorthing } = GRID;
const nztm = `+proj=tmerc +lat_0=0 +lon_0=${meridian} +k=${scale} +x_0=${falseEasting} +y_0=${falseNorthing} +ellps=GRS80 +units=m`;
const converter = proj4(nztm, '+proj=longlat +ellps=GRS80');

/** From metres of the grid to degrees. */
export function toDegrees({ easting, northing }: GridPoint): Degrees {
  const [longitude, latitude] = converter.forward([easting, northing]);
  return { latitude, longitude };
}

/** From degrees to metres of the grid. */
export function toGrid({ latitude, longitude }: Degrees): GridPoint {
  const [easting, northing] = converter.inverse([longitude, latitude]);
  return { easting, northing };
}

/** The mistake of the case study: what is read first is taken for the easting. */
export const swapped = ({ easting, northing }: GridPoint): GridPoint => ({ easting: northing, northing: easting });

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
const isInCountry = ({ easting, northing }: GridPoint) => isWithin(easting, RANGE.easting) && isWithin(northing, RANGE.northing);

/** Why a point is not shown: it is no place of the country, or would be one the other way round. */
export function refusal(point: GridPoint): 'swapped' | 'outside' | undefined {
  if (isInCountry(point)) return undefined;
  return isInCountry(swapped(point)) ? 'swapped' : 'outside';
}

/** What happens on the way from metres to degrees; the last step is proj4's. */
export function stepsOf(point: GridPoint) {
  const fromOrigin = { x: point.easting - falseEasting, y: point.northing - falseNorthing };
  return { fromOrigin, unscaled: { x: fromOrigin.x / scale, y: fromOrigin.y / scale }, degrees: toDegrees(point) };
}

/** The mean radius. */
export const EARTH_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far two places are apart along the ground, to about half a percent. */
export function kilometresBetween(one: Degrees, other: Degrees): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const part = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(other.longitude - one.longitude));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part));
}
