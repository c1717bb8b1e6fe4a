/** A rectangle of the sheet, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name that would like to stand at one of these places; the first that is free is taken. */
export interface Wish {
  key: string;
  /** One or two lines, each with the language of its own, where that is not the page's. */
  lines: { text: string; lang?: string | undefined }[];
  kind: 'sea' | 'island' | 'country' | 'town' | 'hut' | 'track';
  /** Where it belongs, and on which side of that it may stand. */
  at: [x: number, y: number][];
}

export interface Label extends Omit<Wish, 'at'> {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Whether a dot marks the place itself. */
  dot?: [x: number, y: number];
}

const LINE_PX = 19;
/** How wide a letter is on average, and how far from its dot or hut a name stands. */
const LETTER_PX: Record<Wish['kind'], number> = { sea: 11.5, island: 8.8, country: 8.8, town: 8.2, hut: 8.6, track: 8.2 };
const GAP_PX: Partial<Record<Wish['kind'], number>> = { town: 9, hut: 15 };

export const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

export const around = (x: number, y: number, px: number): Box => ({ left: x - px, top: y - px, right: x + px, bottom: y + px });

/** The ways in which a name may stand: beside its dot or hut on either side; across its place otherwise. */
function candidates({ key, lines, kind, at }: Wish): { label: Label; box: Box }[] {
  const width = Math.max(...lines.map(({ text }) => text.length)) * LETTER_PX[kind];
  const gap = GAP_PX[kind];
  return at.flatMap(([px, py]) => {
    const sides = gap ? (['start', 'end'] as const) : (['middle'] as const);
    return sides.map((anchor) => {
      const x = px + { start: gap ?? 0, middle: 0, end: -(gap ?? 0) }[anchor];
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      const y = py + 5;
      const box = { left, right: left + width, top: y - LINE_PX + 3, bottom: y + 5 + (lines.length - 1) * LINE_PX };
      return { label: { key, lines, kind, anchor, x, y, ...(kind === 'town' && { dot: [px, py] as [number, number] }) }, box };
    });
  });
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
