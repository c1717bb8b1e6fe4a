import { type GeoProjection, geoMercator } from 'd3-geo';
import { type ZoomTransform, zoomIdentity } from 'd3-zoom';
import { type Degrees, EARTH_KM } from './convert.ts';

export interface Size {
  width: number;
  height: number;
}

/** What the surface shows of the world: `k` is pixels per radian, `x` and `y` are the position of the origin of the projection. */
export interface View {
  size: Size;
  transform: ZoomTransform;
}

export type Pixel = [x: number, y: number];

/** A rectangle of the surface, in the form that d3 uses. */
export const extent = (left: number, top: number, right: number, bottom: number): [Pixel, Pixel] => [
  [left, top],
  [right, bottom],
];

/** The width of the edges at the left and at the bottom, where the labels of the grid are. */
export const EDGE_PX = 24;
/** A surface narrower than this gets smaller margins and a shorter scale bar. */
export const NARROW_PX = 600;
/** This much is also drawn outside of the surface, so that the clipped ends of coast lines are not visible. */
const BLEED_PX = 48;

/** The south-west and north-east corners of the main islands. */
export const COUNTRY: [Degrees, Degrees] = [
  [166.35, -47.35],
  [178.65, -34.3],
];

/** With 180° in its centre, so that places east of 180° are drawn to the east of the country. */
const mercator = () => geoMercator().rotate([-180, 0]);

/** From degrees to pixels of the surface, and back. */
export function projectionOf({ size: { width, height }, transform: { k, x, y } }: View): GeoProjection {
  const clip = extent(-BLEED_PX, -BLEED_PX, width + BLEED_PX, height + BLEED_PX);
  // precision(0): d3 adds no points of its own. Coast and grid have enough of them.
  return mercator().scale(k).translate([x, y]).clipExtent(clip).precision(0);
}

/** The position of a place on the surface. */
export const toPixel = (projection: GeoProjection, place: Degrees) => projection(place) as Pixel;

/** The place that is shown at a pixel of the surface. */
export const fromPixel = (projection: GeoProjection, pixel: Pixel) => projection.invert?.(pixel) as Degrees;

/** The position of a place before zooming and panning. */
export const unzoomed = (place: Degrees) => toPixel(mercator().scale(1).translate([0, 0]), place);

/** The limits of panning. */
export const PAN_LIMITS: [Pixel, Pixel] = [unzoomed([105, -12]), unzoomed([-98, -78])];

/** So much of the country is visible at any zoom: around every hut it includes a coast or a town. */
const NEAREST_VIEW_KM = 120;

/**
 * The limits of the zoom, in pixels per radian: out until the farthest place that swapped axes can lead to is visible, in until the map
 * would be blank around a hut.
 */
export const zoomLimits = (size: Size): [number, number] => [
  transformToFit(size, [-108, -62]).k,
  ((Math.min(size.width, size.height) - EDGE_PX) / NEAREST_VIEW_KM) * EARTH_KM * 0.7,
];

/** The transform that shows the whole country. With `far` it also shows that place, and leaves space for the buttons and the scale bar. */
export function transformToFit({ width, height }: Size, far?: Degrees): ZoomTransform {
  const beside = width < NARROW_PX ? 24 : 56;
  const margin = far ? { beside, above: 172, below: 84 } : { beside: 16, above: 16, below: 16 };
  const inside = extent(EDGE_PX + margin.beside, margin.above, width - margin.beside, height - EDGE_PX - margin.below);
  const projection = mercator().fitExtent(inside, { type: 'MultiPoint', coordinates: far ? [...COUNTRY, far] : COUNTRY });
  return zoomIdentity.translate(...projection.translate()).scale(projection.scale());
}

/** Whether a pixel is on the map, and not on its labelled edges. */
export const isVisible = ({ size: { width, height } }: View, [x, y]: Pixel, marginPx = 0) =>
  x >= EDGE_PX + marginPx && x <= width - marginPx && y >= marginPx && y <= height - EDGE_PX - marginPx;

/** The length of a kilometre in pixels, at the centre of the surface. */
export function pixelsPerKilometre(view: View): number {
  const [, latitude] = fromPixel(projectionOf(view), [view.size.width / 2, view.size.height / 2]);
  return view.transform.k / (EARTH_KM * Math.cos((latitude * Math.PI) / 180));
}
