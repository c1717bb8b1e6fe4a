import { inGroups } from '#src/figures/in-groups.ts';
import type { Degrees, GridPoint } from './convert.ts';
import { words } from './words.ts';

const { directions, compass } = words;

/** No line breaks within a number. */
const SPACE = '\u00a0';

/** Metres in groups of three: "1 178 767". */
export const metres = (value: number) => inGroups(Math.abs(value) < 0.0005 ? 0 : value);

const angle = (value: number, [positive, negative]: [string, string]) =>
  `${Math.abs(value).toFixed(6)}°${SPACE}${value < 0 ? negative : positive}`;

/** A point in degrees, each with the letter of its direction. */
export const spoken = ([longitude, latitude]: Degrees) => ({
  latitude: angle(latitude, [directions.north, directions.south]),
  longitude: angle(longitude, [directions.east, directions.west]),
});

const SIXTY = 60;

/** An angle as surveyors print it: "45° 23′ 06.834″". */
export function sexagesimal(value: number): string {
  const thousandths = Math.round(Math.abs(value) * SIXTY * SIXTY * 1000);
  const seconds = ((thousandths / 1000) % SIXTY).toFixed(3).padStart(6, '0');
  const minutes = Math.floor(thousandths / 1000 / SIXTY) % SIXTY;
  return `${Math.floor(thousandths / 1000 / SIXTY / SIXTY)}°${SPACE}${String(minutes).padStart(2, '0')}′${SPACE}${seconds}″`;
}

/** The nearest of eight directions from one point of the grid to another, in words, which are listed clockwise. */
export function directionTo(from: GridPoint, to: GridPoint): string {
  const eighths = (Math.atan2(to.easting - from.easting, to.northing - from.northing) * 4) / Math.PI;
  return Object.values(compass)[Math.round(eighths + 8) % 8] ?? compass.north;
}
