import { RANGE } from '#content/figures/grid-schema.ts';
import { map as words } from '#content/figures/map.ts';
import { fill } from '#src/figures/fill.ts';
import type { Degrees } from './convert.ts';

const { directions, range, refused } = words.use;

/** No line breaks within a number. */
const SPACE = '\u00a0';
const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** Metres in groups of three: "1 178 767". */
export const metres = (value: number) =>
  plain
    .format(Math.abs(value) < 0.0005 ? 0 : value)
    .replaceAll(',', SPACE)
    .replace('-', '−');

const angle = (value: number, [positive, negative]: [string, string]) =>
  `${Math.abs(value).toFixed(6)}°${SPACE}${value < 0 ? negative : positive}`;

/** A point in degrees, each with the letter of its direction. */
export const spoken = ({ latitude, longitude }: Degrees) => ({
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

/** What somebody typed as a number: spaces, commas and a decimal point are all right, and so is what the figure itself shows, "E 1 178 767 m". */
export function typedMetres(text: string): number | undefined {
  const value = text.replace(/[\s,\u202f]/g, '').replace(/^[EN]|m$/gi, '');
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

const rangeIn = ({ min, max }: { min: number; max: number }) => fill(range, { min: metres(min), max: metres(max) });

/** Why a point is not shown, with what would be. */
export const refusedBecause = (reason: 'swapped' | 'outside') =>
  fill(refused[reason], { east: rangeIn(RANGE.easting), north: rangeIn(RANGE.northing) });
