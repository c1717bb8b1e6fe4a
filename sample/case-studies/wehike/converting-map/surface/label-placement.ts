import type { LineString } from 'geojson';
import { type Degrees, toDegrees } from '../geography/convert.ts';
import placeNames from '../geography/names.json';
import { huts, shortName, tracks } from '../geography/places.ts';
import type { Pixel } from '../geography/projection.ts';

/** A rectangle of the surface, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Name {
  kind: keyof typeof KINDS;
  name: string;
  /** The language of the name, if it is not that of the page. The second name is in the language of the page. */
  lang?: string;
  second?: string;
  /** The zoom at which it is shown, in pixels per degree. */
  from?: number;
  to?: number;
  /** The places where it may be written, best first. */
  at: Degrees[];
}

/** A name with the same places in pixels. */
export type ProjectedName = Omit<Name, 'at'> & { at: Pixel[] };

/** A name with the position where it is written. */
export interface Label extends ProjectedName {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** The position of the place that has this name. */
  place: Pixel;
}

/** Names of huts and tracks are shown from this zoom on, in pixels per degree. */
const HUT_NAMES_FROM = 150;
const LINE_PX = 19;
/** The average width of a letter, and the distance of a name from its place: to the side, and down. */
const KINDS = {
  sea: { letterPx: 11.5, besidePx: 0, belowPx: 5 },
  island: { letterPx: 8.8, besidePx: 0, belowPx: 5 },
  country: { letterPx: 8.8, besidePx: 0, belowPx: 5 },
  town: { letterPx: 8.2, besidePx: 9, belowPx: 5 },
  hut: { letterPx: 8.6, besidePx: 15, belowPx: 5 },
  track: { letterPx: 8.2, besidePx: 0, belowPx: 21 },
};

const southernmost = ({ coordinates }: LineString) => coordinates.toSorted((one, other) => (one[1] ?? 0) - (other[1] ?? 0))[0] as Degrees;

/** All names. The first ones get space first. */
const NAMES: Name[] = [
  ...huts.map((hut): Name => ({ kind: 'hut', name: shortName(hut), from: HUT_NAMES_FROM, at: [toDegrees(hut)] })),
  ...tracks.map((track): Name => ({ kind: 'track', name: shortName(track), from: HUT_NAMES_FROM, at: [southernmost(track.line)] })),
  ...(placeNames.names as Name[]),
];

/** The names to show at a zoom, with their places in pixels. */
export const namesAt = (pixelsPerDegree: number, toPixel: (at: Degrees) => Pixel): ProjectedName[] =>
  NAMES.filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => pixelsPerDegree >= from && pixelsPerDegree < to).map((name) => ({
    ...name,
    at: name.at.map(toPixel),
  }));

export const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

export const boxAround = ([x, y]: Pixel, px: number): Box => ({ left: x - px, top: y - px, right: x + px, bottom: y + px });

/** The possible positions of a name: left or right of a town or hut; centred on any other place. */
function positionsOf(projectedName: ProjectedName): { label: Label; box: Box }[] {
  const { kind, name, second = '', at } = projectedName;
  const { letterPx, besidePx, belowPx } = KINDS[kind];
  const width = Math.max(name.length, second.length) * letterPx;
  const anchors = besidePx ? (['start', 'end'] as const) : (['middle'] as const);
  return at.flatMap((place) =>
    anchors.map((anchor) => {
      const x = place[0] + (anchor === 'end' ? -besidePx : besidePx);
      const y = place[1] + belowPx;
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      const box = { left, right: left + width, top: y - LINE_PX + 3, bottom: y + 5 + (second ? LINE_PX : 0) };
      return { label: { ...projectedName, x, y, anchor, place }, box };
    }),
  );
}

/** Gives each name, in their order, the first position where it covers nothing. Names without such a position are left out. */
export function placeLabels(names: ProjectedName[], occupied: Box[], mapArea: Box): Label[] {
  const taken = [...occupied];
  return names.flatMap((name) => {
    const free = positionsOf(name).find(({ box }) => isInside(box, mapArea) && !taken.some((other) => overlap(other, box)));
    if (!free) return [];
    taken.push(free.box);
    return [free.label];
  });
}
