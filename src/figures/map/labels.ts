import { geoBounds } from 'd3-geo';
import { type Degrees, toDegrees } from './convert.ts';
import listed from './names.json';
import { huts, shortName, tracks } from './places.ts';
import type { Pixel } from './projection.ts';

/** A rectangle of the sheet, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Name {
  kind: 'sea' | 'island' | 'country' | 'town' | 'hut' | 'track';
  name: string;
  /** The language of the name, where that is not the page's; the second name is in the page's. */
  lang?: string;
  second?: string;
  /** Between how many pixels to a degree it is shown. */
  from?: number;
  to?: number;
  /** Where it may stand, best first. */
  at: Degrees[];
}

/** A name on the sheet, and the pixels at which it may stand. */
export type Wish = Omit<Name, 'from' | 'to' | 'at'> & { at: Pixel[] };

export interface Label extends Wish {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** The place that it names. */
  place: Pixel;
}

/** Names of huts and tracks come first, from this many pixels to a degree. */
const CLOSE = 150;
const LINE_PX = 19;
/** How wide a letter is on average, how far beside its place a name stands, and how far below. */
const LETTER_PX = { sea: 11.5, island: 8.8, country: 8.8, town: 8.2, hut: 8.6, track: 8.2 };
const BESIDE_PX = { sea: 0, island: 0, country: 0, town: 9, hut: 15, track: 0 };
const BELOW_PX = { sea: 5, island: 5, country: 5, town: 5, hut: 5, track: 21 };

/** Below the middle of the track, where the bounds of the line end. */
function belowTrack(line: (typeof tracks)[0]['line']): Degrees {
  const [[west, south], [east]] = geoBounds(line);
  return [(west + east) / 2, south];
}

/** In the order in which they get room. */
const NAMES: Name[] = [
  ...huts.map((hut): Name => ({ kind: 'hut', name: shortName(hut), from: CLOSE, at: [toDegrees(hut)] })),
  ...tracks.map((track): Name => ({ kind: 'track', name: shortName(track), from: CLOSE, at: [belowTrack(track.line)] })),
  ...(listed.names as Name[]),
];

export const namesAt = (pixelsPerDegree: number, toPixel: (at: Degrees) => Pixel): Wish[] =>
  NAMES.filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => pixelsPerDegree >= from && pixelsPerDegree < to).map((name) => ({
    ...name,
    at: name.at.map(toPixel),
  }));

export const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

export const around = ([x, y]: Pixel, px: number): Box => ({ left: x - px, top: y - px, right: x + px, bottom: y + px });

/** The ways in which a name may stand: beside its town or hut on either side; across its place otherwise. */
function candidates(wish: Wish): { label: Label; box: Box }[] {
  const { kind, name, second = '', at } = wish;
  const width = Math.max(name.length, second.length) * LETTER_PX[kind];
  const beside = BESIDE_PX[kind];
  const sides = beside ? (['start', 'end'] as const) : (['middle'] as const);
  return at.flatMap((place) =>
    sides.map((anchor) => {
      const x = place[0] + (anchor === 'end' ? -beside : beside);
      const y = place[1] + BELOW_PX[kind];
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      const box = { left, right: left + width, top: y - LINE_PX + 3, bottom: y + 5 + (second ? LINE_PX : 0) };
      return { label: { ...wish, x, y, anchor, place }, box };
    }),
  );
}

/** Gives every name, in their order, the first place at which it covers nothing; who finds none stays away. */
export function placed(wishes: Wish[], taken: Box[], sheet: Box): Label[] {
  const occupied = [...taken];
  return wishes.flatMap((wish) => {
    const free = candidates(wish).find(({ box }) => isInside(box, sheet) && !occupied.some((one) => overlap(one, box)));
    if (!free) return [];
    occupied.push(free.box);
    return [free.label];
  });
}
