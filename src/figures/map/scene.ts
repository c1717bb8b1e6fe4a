import { type GeoProjection, geoPath } from 'd3-geo';
import type { FeatureCollection, MultiPoint, Point } from 'geojson';
import { map as words } from '#content/figures/map.ts';
import { fill } from '#src/figures/fill.ts';
import { type Degrees, kilometresBetween, toDegrees, toGrid } from './convert.ts';
import { around, type Box, type Label, overlap, placed, type Wish } from './labels.ts';
import names from './names.json';
import { type Hut, huts, shortName, tracks } from './places.ts';
import { BAND_PX, COUNTRY, NARROW_PX, pixel, place, projectionOf, type View } from './projection.ts';
import { directionTo, metres } from './say.ts';
import { scaleBar } from './scale-bar.ts';

interface Name {
  kind: Wish['kind'];
  name: string;
  lang?: string;
  second?: string;
  from?: number;
  to?: number;
}

/** Pixels to a degree: huts have no numbers below the first, tracks show from the second, names of huts and tracks from the last. */
const SHOWN = { numbers: 15, tracks: 60, names: 150 };
const HUT_PX = 11;
const PIN = { widthPx: 32, heightPx: 45 };
const CHIP = { letterPx: 9.2, paddingPx: 24, heightPx: 34, gapPx: 22 };
/** What the three buttons cover. */
const TOOLS: Box = { left: 0, top: 0, right: BAND_PX + 68, bottom: 160 };

const { features } = names as FeatureCollection<Point | MultiPoint, Name>;

/** What is on the sheet besides the land, and where: pixels. */
export interface Scene {
  isFar: boolean;
  hasTracks: boolean;
  huts: { hut: Hut; number: number; x: number; y: number }[];
  pin: { x: number; y: number };
  /** The name beside the pin: on the side where it covers less. */
  chip: 'left' | 'right';
  labels: Label[];
  /** Where to go from a view that holds no name. */
  nearest: string | undefined;
}

/** The names that belong to a scale, in the order in which they get room. */
export function wishes(projection: GeoProjection, scale: number): Wish[] {
  const fixed = features
    .filter(({ properties: { from = 0, to = Number.POSITIVE_INFINITY } }) => scale >= from && scale < to)
    .map(({ geometry, properties: { kind, name, lang, second } }) => ({
      key: `${kind} ${name}`,
      kind,
      lines: [{ text: name, lang }, ...(second ? [{ text: second }] : [])],
      at: (geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates).map(
        (position) => projection(position as [number, number]) ?? ([Number.NaN, Number.NaN] as [number, number]),
      ),
    }));
  if (scale < SHOWN.names) return fixed;
  const path = geoPath(projection);
  const ofHuts = huts.map(
    (hut): Wish => ({ key: hut.name, kind: 'hut', lines: [{ text: shortName(hut) }], at: [pixel(projection, toDegrees(hut))] }),
  );
  const ofTracks = tracks.map(({ name, line }): Wish => {
    const [[left, top], [right, bottom]] = path.bounds(line);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const half = (shortName({ name }).length * 8.2) / 2 + 8;
    return {
      key: name,
      kind: 'track',
      lines: [{ text: shortName({ name }) }],
      at: [
        [x, bottom + 16],
        [left - half, y],
        [right + half, y],
        [x, top - 16],
      ],
    };
  });
  return [...ofHuts, ...ofTracks, ...fixed];
}

function chipBox(side: 'left' | 'right', { x, y }: { x: number; y: number }, name: string): Box {
  const width = name.length * CHIP.letterPx + CHIP.paddingPx;
  const left = side === 'right' ? x + CHIP.gapPx : x - CHIP.gapPx - width;
  return { left, right: left + width, top: y - PIN.heightPx, bottom: y - PIN.heightPx + CHIP.heightPx };
}

function sayNearest(at: Degrees): string {
  const distance = (hut: Hut) => kilometresBetween(at, toDegrees(hut));
  const hut = huts.toSorted((one, other) => distance(one) - distance(other))[0] as Hut;
  const direction = directionTo(toGrid(at), hut);
  return fill(words.use.nearest, { name: shortName(hut), distance: metres(Math.max(1, Math.round(distance(hut)))), direction });
}

/** Arranges a view: what is in sight, and which names have room. */
export function sceneOf(view: View, shown: Degrees, chosen: Hut | undefined, name: string): Scene {
  const { width, height } = view.size;
  const projection = projectionOf(view);
  const scale = (view.transform.k * Math.PI) / 180;
  const isFar = scale < SHOWN.numbers;
  const sheet = { left: BAND_PX + 2, top: 2, right: width - 2, bottom: height - BAND_PX - 2 };
  const isInSight = ([x, y]: [number, number]) => x > BAND_PX && x < width && y > 0 && y < height - BAND_PX;
  const seen = huts
    .map((hut, index) => ({ hut, number: index + 1, at: pixel(projection, toDegrees(hut)) }))
    .filter(({ hut, at }) => isInSight(at) && (hut !== chosen || isFar))
    .map(({ hut, number, at: [x, y] }) => ({ hut, number, x, y }));
  const [x, y] = pixel(projection, shown);
  const pin = { x, y };
  const hutBoxes = seen.map((one) => around(one.x, one.y, HUT_PX));
  const chip = sideOf(pin, name, hutBoxes, sheet, projection);
  const chipAt = width < NARROW_PX ? chipBox('left', { x: width + 14, y: PIN.heightPx + 8 }, name) : chipBox(chip, pin, name);
  const pinBox = { left: x - PIN.widthPx / 2, right: x + PIN.widthPx / 2, top: y - PIN.heightPx, bottom: y };
  const taken = [TOOLS, scaleBar(view).plate, chipAt, pinBox, ...(isFar ? [countryBox(projection)] : hutBoxes)];
  const labels = placed(
    wishes(projection, scale).filter(({ key }) => key !== chosen?.name),
    taken,
    sheet,
  );
  const isNameless = labels.length === 0 && seen.length === 0;
  const nearest = isNameless ? sayNearest(place(projection, width / 2, height / 2)) : undefined;
  return { isFar, hasTracks: scale >= SHOWN.tracks, huts: seen, pin, chip, labels, nearest };
}

function countryBox(projection: GeoProjection): Box {
  const [[left, bottom], [right, top]] = COUNTRY.map((corner) => projection(corner as [number, number]) ?? [0, 0]) as [
    [number, number],
    [number, number],
  ];
  return { left, top, right, bottom };
}

function sideOf(pin: { x: number; y: number }, name: string, taken: Box[], sheet: Box, projection: GeoProjection): 'left' | 'right' {
  const hidden = (side: 'left' | 'right') => {
    const box = chipBox(side, pin, name);
    const isOut = box.left < sheet.left || box.right > sheet.right || overlap(box, TOOLS);
    return (isOut ? 100 : 0) + taken.filter((one) => overlap(one, box)).length;
  };
  const [left, right] = [hidden('left'), hidden('right')];
  if (left !== right) return left < right ? 'left' : 'right';
  // Away from the middle of the country: over the sea rather than over land.
  return pin.x < pixel(projection, { longitude: 173, latitude: -41 })[0] ? 'left' : 'right';
}
