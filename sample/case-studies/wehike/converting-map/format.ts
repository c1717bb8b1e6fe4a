import { groupDigits } from '#src/demos/helpers.ts';
import type { Degrees, GridPoint } from './geography/convert.ts';
import { labels } from './labels.ts';

const { directions, compass } = labels;

/** A space at which lines do not break. */
const SPACE = '\u00a0';

/** A number of metres or kilometres, with a space between groups of three digits: "1 178 767". */
export const formatNumber = (value: number) => groupDigits(Math.abs(value) < 0.0005 ? 0 : value);

const formatAngle = (value: number, [positive, negative]: [string, string]) =>
  `${Math.abs(value).toFixed(6)}°${SPACE}${value < 0 ? negative : positive}`;

/** Latitude and longitude as text, each with the letter of its direction: "45.385232° S". */
export const formatDegrees = ([longitude, latitude]: Degrees) => ({
  latitude: formatAngle(latitude, [directions.north, directions.south]),
  longitude: formatAngle(longitude, [directions.east, directions.west]),
});

const SIXTY = 60;

/** An angle in degrees, minutes and seconds: "45° 23′ 06.834″". */
export function formatDms(value: number): string {
  const thousandths = Math.round(Math.abs(value) * SIXTY * SIXTY * 1000);
  const seconds = ((thousandths / 1000) % SIXTY).toFixed(3).padStart(6, '0');
  const minutes = Math.floor(thousandths / 1000 / SIXTY) % SIXTY;
  return `${Math.floor(thousandths / 1000 / SIXTY / SIXTY)}°${SPACE}${String(minutes).padStart(2, '0')}′${SPACE}${seconds}″`;
}

/** The direction from one point of the grid to another, as one of eight words. labels.ts lists them clockwise from north. */
export function compassDirection(from: GridPoint, to: GridPoint): string {
  const eighths = (Math.atan2(to.easting - from.easting, to.northing - from.northing) * 4) / Math.PI;
  return Object.values(compass)[Math.round(eighths + 8) % 8] ?? compass.north;
}
