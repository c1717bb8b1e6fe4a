import { inGroups } from '#src/demos/helpers.ts';
import type { Degrees, GridPoint } from './geography/convert.ts';
import { words } from './words.ts';

const { directions, compass } = words;

/** A space that does not break lines. */
const SPACE = '\u00a0';

/** Metres with a space between groups of three digits: "1 178 767". */
export const metres = (value: number) => inGroups(Math.abs(value) < 0.0005 ? 0 : value);

const angle = (value: number, [positive, negative]: [string, string]) =>
  `${Math.abs(value).toFixed(6)}°${SPACE}${value < 0 ? negative : positive}`;

/** Latitude and longitude as text, each with the letter of its direction: "45.385232° S". */
export const formatDegrees = ([longitude, latitude]: Degrees) => ({
  latitude: angle(latitude, [directions.north, directions.south]),
  longitude: angle(longitude, [directions.east, directions.west]),
});

const SIXTY = 60;

/** An angle in degrees, minutes and seconds: "45° 23′ 06.834″". */
export function sexagesimal(value: number): string {
  const thousandths = Math.round(Math.abs(value) * SIXTY * SIXTY * 1000);
  const seconds = ((thousandths / 1000) % SIXTY).toFixed(3).padStart(6, '0');
  const minutes = Math.floor(thousandths / 1000 / SIXTY) % SIXTY;
  return `${Math.floor(thousandths / 1000 / SIXTY / SIXTY)}°${SPACE}${String(minutes).padStart(2, '0')}′${SPACE}${seconds}″`;
}

/** The direction from one point of the grid to another, as one of eight words. words.ts lists them clockwise from north. */
export function directionTo(from: GridPoint, to: GridPoint): string {
  const eighths = (Math.atan2(to.easting - from.easting, to.northing - from.northing) * 4) / Math.PI;
  return Object.values(compass)[Math.round(eighths + 8) % 8] ?? compass.north;
}
