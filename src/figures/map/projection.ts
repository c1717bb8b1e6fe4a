import { type GeoProjection, geoMercator } from 'd3-geo';
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import type { Position } from 'geojson';
import { type Degrees, EARTH_KM } from './convert.ts';

export interface Size {
  width: number;
  height: number;
}

/** What of the world is on the sheet: `k` is pixels to a radian, `x` and `y` are where the projection has its origin. */
export interface View {
  size: Size;
  transform: ZoomTransform;
}

/** The edge on the left and below, on which the grid is labelled. */
export const BAND_PX = 24;
/** On a sheet that is narrower than this, everything is. */
export const NARROW_PX = 500;
/** What is drawn beyond the sheet, so that no coast has an end in sight. */
const BLEED_PX = 48;
/** In the middle of the world of this map: what lies east of the country, beyond 180°, is drawn east of it. */
const MIDDLE_LONGITUDE = 180;

/** South-west and north-east of the main islands. */
export const COUNTRY: Position[] = [
  [166.35, -47.35],
  [178.65, -34.3],
];

const mercator = () => geoMercator().rotate([-MIDDLE_LONGITUDE, 0]);

/** From degrees to pixels of the sheet, and back. */
export function projectionOf({ size: { width, height }, transform: { k, x, y } }: View): GeoProjection {
  const clip: [[number, number], [number, number]] = [
    [-BLEED_PX, -BLEED_PX],
    [width + BLEED_PX, height + BLEED_PX],
  ];
  // Coast and grid have points enough: what lies between two of them is drawn straight.
  return mercator().scale(k).translate([x, y]).clipExtent(clip).precision(0);
}

const unit = mercator().scale(1).translate([0, 0]);
const onUnit = (position: [number, number]) => unit(position) as [number, number];

/** From the whole half of the world in which the grid can be counted to a kilometre as wide as a fingertip. */
export const LIMITS = {
  scale: [110, 48 * EARTH_KM * 0.7] as [number, number],
  world: [onUnit([105, -12]), onUnit([-98, -78])] as [[number, number], [number, number]],
};

/** What is to be in sight, and how much room it has around it, above and below. */
export interface Aim {
  positions: Position[];
  paddingPx: number;
  abovePx?: number;
  belowPx?: number;
}

/** The transform that shows all of these positions. */
export function showing({ width, height }: Size, { positions, paddingPx, abovePx = paddingPx, belowPx = paddingPx }: Aim): ZoomTransform {
  const inside: [[number, number], [number, number]] = [
    [BAND_PX + paddingPx, abovePx],
    [width - paddingPx, height - BAND_PX - belowPx],
  ];
  const projection = mercator().fitExtent(inside, { type: 'MultiPoint', coordinates: positions });
  return zoomIdentity.translate(...projection.translate()).scale(projection.scale());
}

/** The whole country. */
export const THE_COUNTRY: Aim = { positions: COUNTRY, paddingPx: 16 };

/** The country and a place far from it, between the buttons and the scale bar. */
export const withPlace = ({ longitude, latitude }: Degrees, { width }: Size): Aim => ({
  positions: [...COUNTRY, [longitude, latitude]],
  paddingPx: width < NARROW_PX ? 24 : 56,
  abovePx: 172,
  belowPx: 84,
});

/** Where a place is on the sheet. */
export function pixel(projection: GeoProjection, { longitude, latitude }: Degrees): [x: number, y: number] {
  return projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
}

/** What place a pixel of the sheet shows. */
export function place(projection: GeoProjection, x: number, y: number): Degrees {
  const [longitude, latitude] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
  return { longitude, latitude };
}

/** How many pixels a kilometre is long in the middle of the sheet. */
export function pixelsPerKilometre(view: View): number {
  const { latitude } = place(projectionOf(view), view.size.width / 2, view.size.height / 2);
  return view.transform.k / (EARTH_KM * Math.cos((latitude * Math.PI) / 180));
}
