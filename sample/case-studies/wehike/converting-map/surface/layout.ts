import { fillTemplate } from '#src/demos/helpers.ts';
import { compassDirection, formatNumber } from '../format.ts';
import { type Degrees, kilometresBetween, toDegrees, toGrid } from '../geography/convert.ts';
import { type Hut, huts, nearestHut, shortName } from '../geography/places.ts';
import {
  COUNTRY,
  EDGE_PX,
  fromPixel,
  isVisible,
  NARROW_PX,
  pixelsPerKilometre,
  projectionOf,
  toPixel,
  type View,
} from '../geography/projection.ts';
import { labels } from '../labels.ts';
import { type Box, boxAround, isInside, namesAt, overlap, placeLabels } from './label-placement.ts';

/** The zoom, in pixels per degree, from which huts have numbers and tracks are drawn. */
const SHOWN_FROM = { numbers: 15, tracks: 60 };
const HUT_PX = 11;
const PIN = { widthPx: 32, heightPx: 45 };
const PIN_LABEL = { letterPx: 9.2, paddingPx: 46, heightPx: 34 };
/** The area that the three zoom buttons cover. */
const ZOOM_BUTTONS: Box = { left: 0, top: 0, right: EDGE_PX + 68, bottom: 160 };
/** West of this, a label on the left of its pin is probably over the sea. */
const MIDDLE_LONGITUDE = 173;

const SCALE_BAR_LENGTHS_KM = [1000, 500, 200, 100, 50, 20, 10];
const SCALE_BAR = { paddingPx: 48, heightPx: 44, marginPx: 10 };

/** A scale bar of two halves, each a round number of kilometres, and the box that it covers in the lower right corner. */
export function scaleBar(view: View): { halfKm: number; halfPx: number; box: Box } {
  const { width, height } = view.size;
  const pixelsPerKm = pixelsPerKilometre(view);
  const halfKm = SCALE_BAR_LENGTHS_KM.find((km) => km * pixelsPerKm <= (width < NARROW_PX ? 50 : 100)) ?? 10;
  const halfPx = halfKm * pixelsPerKm;
  const [right, bottom] = [width - SCALE_BAR.marginPx, height - EDGE_PX - SCALE_BAR.marginPx];
  return { halfKm, halfPx, box: { left: right - 2 * halfPx - SCALE_BAR.paddingPx, right, top: bottom - SCALE_BAR.heightPx, bottom } };
}

function nearestHutText(at: Degrees): string {
  const hut = nearestHut(at);
  const distance = Math.max(1, Math.round(kilometresBetween(at, toDegrees(hut))));
  return fillTemplate(labels.nearestHut, {
    name: shortName(hut),
    distance: formatNumber(distance),
    direction: compassDirection(toGrid(at), hut),
  });
}

/** Computes what is shown on the base map, and where: the huts and names that have space, and the pin with its label. */
export function layoutOf(view: View, shown: Degrees, chosenHut: Hut | undefined, pinName: string) {
  const { width, height } = view.size;
  const projection = projectionOf(view);
  const pixelsPerDegree = (view.transform.k * Math.PI) / 180;
  const isZoomedOut = pixelsPerDegree < SHOWN_FROM.numbers;
  const visibleHuts = huts
    .map((hut, index) => ({ hut, number: index + 1, at: toPixel(projection, toDegrees(hut)) }))
    .filter(({ hut, at }) => isVisible(view, at) && (hut !== chosenHut || isZoomedOut));

  const hutBoxes = visibleHuts.map(({ at }) => boxAround(at, HUT_PX));

  const [x, y] = toPixel(projection, shown);
  const labelPx = pinName.length * PIN_LABEL.letterPx + PIN_LABEL.paddingPx;
  const isPinLabelLeft = x + labelPx > width || (shown[0] < MIDDLE_LONGITUDE && x - labelPx > EDGE_PX);
  const [labelRight, labelTop] = [isPinLabelLeft ? x : x + labelPx, y - PIN.heightPx];
  const pinLabel = { left: labelRight - labelPx, right: labelRight, top: labelTop, bottom: labelTop + PIN_LABEL.heightPx };
  const mapArea = { left: EDGE_PX + 2, top: 2, right: width - 2, bottom: height - EDGE_PX - 2 };
  // Where there is no space for the label beside its pin, only the panels name the place.
  const hasPinLabel =
    width >= NARROW_PX || (isInside(pinLabel, mapArea) && ![ZOOM_BUTTONS, ...hutBoxes].some((box) => overlap(box, pinLabel)));
  const [southWest, northEast] = COUNTRY.map((corner) => toPixel(projection, corner)) as typeof COUNTRY;
  const occupied = [
    ZOOM_BUTTONS,
    scaleBar(view).box,
    ...(hasPinLabel ? [pinLabel] : []),
    { left: x - PIN.widthPx / 2, right: x + PIN.widthPx / 2, top: y - PIN.heightPx, bottom: y },
    ...(isZoomedOut ? [{ left: southWest[0], right: northEast[0], top: northEast[1], bottom: southWest[1] }] : hutBoxes),
  ];
  const candidates = namesAt(pixelsPerDegree, (at) => toPixel(projection, at)).filter(
    ({ kind, name }) => kind !== 'hut' || name !== pinName,
  );
  const names = placeLabels(candidates, occupied, mapArea);
  const hasName = names.length > 0 || visibleHuts.length > 0 || (chosenHut !== undefined && isVisible(view, [x, y]));
  return {
    isZoomedOut,
    hasTracks: pixelsPerDegree >= SHOWN_FROM.tracks,
    huts: visibleHuts,
    pin: { x, y },
    hasPinLabel,
    isPinLabelLeft,
    names,
    /** A text about the nearest hut, for a view in which no name is visible. */
    nearestHut: hasName ? undefined : nearestHutText(fromPixel(projection, [width / 2, height / 2])),
  };
}

export type Layout = ReturnType<typeof layoutOf>;
