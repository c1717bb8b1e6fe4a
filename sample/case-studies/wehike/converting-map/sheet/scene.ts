import { fill } from '#src/demos/helpers.ts';
import { directionTo, metres } from '../format.ts';
import { type Degrees, kilometresBetween, toDegrees, toGrid } from '../geography/convert.ts';
import { type Hut, huts, nearestHut, shortName } from '../geography/places.ts';
import { BAND_PX, COUNTRY, isInSight, NARROW_PX, pixel, place, projectionOf, type View } from '../geography/projection.ts';
import { scaleBar } from '../geography/scale-bar.ts';
import { type Box, boxAround, isInside, namesAt, overlap, placeLabels } from '../labels.ts';
import { words } from '../words.ts';

/** The zoom, in pixels per degree, from which huts have numbers and tracks are drawn. */
const SHOWN = { numbers: 15, tracks: 60 };
const HUT_PX = 11;
const PIN = { widthPx: 32, heightPx: 45 };
const CHIP = { letterPx: 9.2, paddingPx: 46, heightPx: 34 };
/** The area that the three buttons cover. */
const TOOLS: Box = { left: 0, top: 0, right: BAND_PX + 68, bottom: 160 };
/** West of this, a name on the left of its pin is probably over the sea. */
const MIDDLE_LONGITUDE = 173;

function nearestHutText(at: Degrees): string {
  const hut = nearestHut(at);
  const distance = Math.max(1, Math.round(kilometresBetween(at, toDegrees(hut))));
  return fill(words.nearest, { name: shortName(hut), distance: metres(distance), direction: directionTo(toGrid(at), hut) });
}

/** Computes what is drawn on the land, and where: the huts and names that have space, and the pin with its label (chip). */
export function sceneOf(view: View, shown: Degrees, chosen: Hut | undefined, chipName: string) {
  const { width, height } = view.size;
  const projection = projectionOf(view);
  const pixelsPerDegree = (view.transform.k * Math.PI) / 180;
  const isFar = pixelsPerDegree < SHOWN.numbers;
  const seen = huts
    .map((hut, index) => ({ hut, number: index + 1, at: pixel(projection, toDegrees(hut)) }))
    .filter(({ hut, at }) => isInSight(view, at) && (hut !== chosen || isFar));

  const hutBoxes = seen.map(({ at }) => boxAround(at, HUT_PX));

  const [x, y] = pixel(projection, shown);
  const chipPx = chipName.length * CHIP.letterPx + CHIP.paddingPx;
  const isChipLeft = x + chipPx > width || (shown[0] < MIDDLE_LONGITUDE && x - chipPx > BAND_PX);
  const [chipRight, chipTop] = [isChipLeft ? x : x + chipPx, y - PIN.heightPx];
  const chip = { left: chipRight - chipPx, right: chipRight, top: chipTop, bottom: chipTop + CHIP.heightPx };
  const sheet = { left: BAND_PX + 2, top: 2, right: width - 2, bottom: height - BAND_PX - 2 };
  // Where there is no space for the label beside its pin, only the panels name the place.
  const hasChip = width >= NARROW_PX || (isInside(chip, sheet) && ![TOOLS, ...hutBoxes].some((one) => overlap(one, chip)));
  const [southWest, northEast] = COUNTRY.map((corner) => pixel(projection, corner)) as typeof COUNTRY;
  const taken = [
    TOOLS,
    scaleBar(view).plate,
    ...(hasChip ? [chip] : []),
    { left: x - PIN.widthPx / 2, right: x + PIN.widthPx / 2, top: y - PIN.heightPx, bottom: y },
    ...(isFar ? [{ left: southWest[0], right: northEast[0], top: northEast[1], bottom: southWest[1] }] : hutBoxes),
  ];
  const names = namesAt(pixelsPerDegree, (at) => pixel(projection, at)).filter(({ kind, name }) => kind !== 'hut' || name !== chipName);
  const labels = placeLabels(names, taken, sheet);
  const hasName = labels.length > 0 || seen.length > 0 || (chosen !== undefined && isInSight(view, [x, y]));
  return {
    isFar,
    hasTracks: pixelsPerDegree >= SHOWN.tracks,
    huts: seen,
    pin: { x, y },
    hasChip,
    isChipLeft,
    labels,
    /** The nearest hut, in words, for a view in which no name is visible. */
    nearest: hasName ? undefined : nearestHutText(place(projection, [width / 2, height / 2])),
  };
}

export type Scene = ReturnType<typeof sceneOf>;
