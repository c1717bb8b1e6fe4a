import type { LineString } from 'geojson';
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
  kind: keyof typeof KINDS;
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

/** A name, and the pixels at which it may stand. */
export type Wish = Omit<Name, 'at'> & { at: Pixel[] };

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
const KINDS = {
  sea: { letterPx: 11.5, besidePx: 0, belowPx: 5 },
  island: { letterPx: 8.8, besidePx: 0, belowPx: 5 },
  country: { letterPx: 8.8, besidePx: 0, belowPx: 5 },
  town: { letterPx: 8.2, besidePx: 9, belowPx: 5 },
  hut: { letterPx: 8.6, besidePx: 15, belowPx: 5 },
  track: { letterPx: 8.2, besidePx: 0, belowPx: 21 },
};

const southernmost = ({ coordinates }: LineString) => coordinates.toSorted((one, other) => (one[1] ?? 0) - (other[1] ?? 0))[0] as Degrees;

/** In the order in which they get room. */
const NAMES: Name[] = [
  ...huts.map((hut): Name => ({ kind: 'hut', name: shortName(hut), from: CLOSE, at: [toDegrees(hut)] })),
  ...tracks.map((track): Name => ({ kind: 'track', name: shortName(track), from: CLOSE, at: [southernmost(track.line)] })),
  ...(listed.names as Name[]),
];

export const namesAt = (pixelsPerDegree: number, toPixel: (at: Degrees) => Pixel): Wish[] =>
  NAMES.filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => pixelsPerDegree >= from && pixelsPerDegree < to).map((name) => ({
    ...name,
    at: name.at.map(toPixel),
  }));

export const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

export const around = ([x, y]: Pixel, px: number): Box => ({ left: x - px, top: y - px, right: x + px, bottom: y + px });

/** The ways in which a name may stand: beside its town or hut on either side; across its place otherwise. */
function candidates(wish: Wish): { label: Label; box: Box }[] {
  const { kind, name, second = '', at } = wish;
  const { letterPx, besidePx, belowPx } = KINDS[kind];
  const width = Math.max(name.length, second.length) * letterPx;
  const sides = besidePx ? (['start', 'end'] as const) : (['middle'] as const);
  return at.flatMap((place) =>
    sides.map((anchor) => {
      const x = place[0] + (anchor === 'end' ? -besidePx : besidePx);
      const y = place[1] + belowPx;
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
