import { type GeoProjection, geoMercator } from 'd3-geo';
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
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

export type Pixel = [x: number, y: number];

/** A part of the sheet, as d3 has it. */
export const part = (left: number, top: number, right: number, bottom: number): [Pixel, Pixel] => [
  [left, top],
  [right, bottom],
];

/** The edge on the left and below, on which the grid is labelled. */
export const BAND_PX = 24;
/** On a sheet that is narrower than this, everything is. */
export const NARROW_PX = 500;
/** What is drawn beyond the sheet, so that no coast has an end in sight. */
const BLEED_PX = 48;

/** South-west and north-east of the main islands. */
export const COUNTRY: [Degrees, Degrees] = [
  [166.35, -47.35],
  [178.65, -34.3],
];

/** With 180° in its middle: what lies east of the country, beyond 180°, is drawn east of it. */
const mercator = () => geoMercator().rotate([-180, 0]);

/** From degrees to pixels of the sheet, and back. */
export function projectionOf({ size: { width, height }, transform: { k, x, y } }: View): GeoProjection {
  const clip = part(-BLEED_PX, -BLEED_PX, width + BLEED_PX, height + BLEED_PX);
  // Coast and grid have points enough: what lies between two of them is drawn straight.
  return mercator().scale(k).translate([x, y]).clipExtent(clip).precision(0);
}

/** Where a place is on the sheet. */
export const pixel = (projection: GeoProjection, at: Degrees) => projection(at) as Pixel;

/** What place a pixel of the sheet shows. */
export const place = (projection: GeoProjection, at: Pixel) => projection.invert?.(at) as Degrees;

/** Where a place is before the sheet is zoomed and moved. */
export const unzoomed = (at: Degrees) => pixel(mercator().scale(1).translate([0, 0]), at);

/** As far as the map can be moved. */
export const WORLD: [Pixel, Pixel] = [unzoomed([105, -12]), unzoomed([-98, -78])];

/** How far the map zooms: out until the farthest place is in sight to which swapped axes lead, and in until a kilometre is as wide as a fingertip. */
export const scalesOf = (size: Size): [number, number] => [showing(size, [-108, -62]).k, 48 * EARTH_KM * 0.7];

/** The transform that shows the country and, between the buttons and the scale bar, perhaps a place far from it. */
export function showing({ width, height }: Size, far?: Degrees): ZoomTransform {
  const beside = width < NARROW_PX ? 24 : 56;
  const room = far ? { beside, above: 172, below: 84 } : { beside: 16, above: 16, below: 16 };
  const inside = part(BAND_PX + room.beside, room.above, width - room.beside, height - BAND_PX - room.below);
  const projection = mercator().fitExtent(inside, { type: 'MultiPoint', coordinates: far ? [...COUNTRY, far] : COUNTRY });
  return zoomIdentity.translate(...projection.translate()).scale(projection.scale());
}

/** Whether a pixel is on the sheet, inside of its edges. */
export const isInSight = ({ size: { width, height } }: View, [x, y]: Pixel, marginPx = 0) =>
  x >= BAND_PX + marginPx && x <= width - marginPx && y >= marginPx && y <= height - BAND_PX - marginPx;

/** How many pixels a kilometre is long in the middle of the sheet. */
export function pixelsPerKilometre(view: View): number {
  const [, latitude] = place(projectionOf(view), [view.size.width / 2, view.size.height / 2]);
  return view.transform.k / (EARTH_KM * Math.cos((latitude * Math.PI) / 180));
}
