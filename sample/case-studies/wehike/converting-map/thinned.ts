import { type GeoProjection, type GeoStreamWrapper, geoTransform } from 'd3-geo';

/** Nearer points are one point, at any zoom. */
const APART_PX = 1;

/** A projection that leaves out what is nearly the point before: a screen shows no more, and drawing is many times as fast. */
export function thinned(projection: GeoProjection): GeoStreamWrapper {
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  const { stream } = geoTransform({
    lineStart() {
      lastX = Number.NaN; // The first point of a line is far from any other.
      this.stream.lineStart();
    },
    point(x, y) {
      if (Math.hypot(x - lastX, y - lastY) < APART_PX) return;
      [lastX, lastY] = [x, y];
      this.stream.point(x, y);
    },
  });
  return { stream: (sink) => projection.stream(stream(sink)) };
}
