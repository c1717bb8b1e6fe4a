import { fill } from '#src/figures/fill.ts';
import { type Degrees, kilometresBetween, toDegrees, toGrid } from './convert.ts';
import { around, type Box, isInside, namesAt, overlap, placed } from './labels.ts';
import { type Hut, huts, nearestHut, shortName } from './places.ts';
import { BAND_PX, COUNTRY, isInSight, NARROW_PX, pixel, place, projectionOf, type View } from './projection.ts';
import { directionTo, metres } from './say.ts';
import { scaleBar } from './scale-bar.ts';
import { words } from './words.ts';

/** Pixels to a degree: huts have no numbers below the first, and tracks show from the second. */
const SHOWN = { numbers: 15, tracks: 60 };
const HUT_PX = 11;
const PIN = { widthPx: 32, heightPx: 45 };
const CHIP = { letterPx: 9.2, paddingPx: 46, heightPx: 34 };
/** What the three buttons cover. */
const TOOLS: Box = { left: 0, top: 0, right: BAND_PX + 68, bottom: 160 };
/** West of this, a name that stands left of its pin is likely over the sea. */
const MIDDLE_LONGITUDE = 173;

function sayNearest(at: Degrees): string {
  const hut = nearestHut(at);
  const distance = Math.max(1, Math.round(kilometresBetween(at, toDegrees(hut))));
  return fill(words.nearest, { name: shortName(hut), distance: metres(distance), direction: directionTo(toGrid(at), hut) });
}

/** What is on the sheet besides the land, and where: the huts and names that have room, and the pin with its chip. */
export function sceneOf(view: View, shown: Degrees, chosen: Hut | undefined, chipName: string) {
  const { width, height } = view.size;
  const projection = projectionOf(view);
  const pixelsPerDegree = (view.transform.k * Math.PI) / 180;
  const isFar = pixelsPerDegree < SHOWN.numbers;
  const seen = huts
    .map((hut, index) => ({ hut, number: index + 1, at: pixel(projection, toDegrees(hut)) }))
    .filter(({ hut, at }) => isInSight(view, at) && (hut !== chosen || isFar));

  const hutBoxes = seen.map(({ at }) => around(at, HUT_PX));

  const [x, y] = pixel(projection, shown);
  const chipPx = chipName.length * CHIP.letterPx + CHIP.paddingPx;
  const isChipLeft = x + chipPx > width || (shown[0] < MIDDLE_LONGITUDE && x - chipPx > BAND_PX);
  const [chipRight, chipTop] = [isChipLeft ? x : x + chipPx, y - PIN.heightPx];
  const chip = { left: chipRight - chipPx, right: chipRight, top: chipTop, bottom: chipTop + CHIP.heightPx };
  const sheet = { left: BAND_PX + 2, top: 2, right: width - 2, bottom: height - BAND_PX - 2 };
  // Where there is no room for the chip beside its pin, the read-out alone names the place.
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
  const labels = placed(names, taken, sheet);
  const hasName = labels.length > 0 || seen.length > 0 || (chosen !== undefined && isInSight(view, [x, y]));
  return {
    isFar,
    hasTracks: pixelsPerDegree >= SHOWN.tracks,
    huts: seen,
    pin: { x, y },
    hasChip,
    isChipLeft,
    labels,
    /** Where to go from a view that holds no name. */
    nearest: hasName ? undefined : sayNearest(place(projection, [width / 2, height / 2])),
  };
}

export type Scene = ReturnType<typeof sceneOf>;
