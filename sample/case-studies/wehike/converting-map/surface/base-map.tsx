import { type GeoProjection, type GeoStreamWrapper, geoPath, geoTransform } from 'd3-geo';
import type { FeatureCollection, LineString } from 'geojson';
import { memo, useId } from 'react';
import { fillTemplate } from '#src/demos/helpers.ts';
import { formatNumber } from '../format.ts';
import coast from '../geography/coast.json';
import { gridLines, ticks } from '../geography/grid-lines.ts';
import { tracks } from '../geography/places.ts';
import { EDGE_PX, projectionOf, type View } from '../geography/projection.ts';
import { labels } from '../labels.ts';
import { scaleBar } from './layout.ts';

// The parts of the map that depend only on the view. memo(): they render again when the map moves, but not when only the pin moves.

/** The coast is drawn four times: three lines in the water, and the land on top of them. */
const LAYERS = ['map-deep', 'map-shallow', 'map-foam', 'map-land'];

/** The sea, the land, the grid and the tracks. */
export const BaseMap = memo(function BaseMap({ view, isZoomedOut, hasTracks }: { view: View; isZoomedOut: boolean; hasTracks: boolean }) {
  const id = useId();
  const path = geoPath(simplified(projectionOf(view))).digits(1);
  const pathOf = (lines: { line: LineString }[]) => lines.map(({ line }) => path(line)).join('');
  const grid = gridLines(view);
  return (
    <g className="map-base" data-far={isZoomedOut || undefined}>
      <defs>
        <path id={id} d={path(coast as FeatureCollection) ?? ''} />
      </defs>
      <rect className="map-sea" width="100%" height="100%" />
      {LAYERS.map((layer) => (
        <use key={layer} className={layer} href={`#${id}`} />
      ))}
      <path className="map-grid-lines" d={pathOf(grid.filter(({ isMain }) => !isMain))} />
      <path className="map-grid-lines map-main-lines" d={pathOf(grid.filter(({ isMain }) => isMain))} />
      {hasTracks && <path className="map-tracks" d={pathOf(tracks)} />}
    </g>
  );
});

/** Points that are closer together than this count as one, at any zoom. */
const SAME_POINT_PX = 1;

/** A projection that leaves out points very close to the one before. The difference is not visible, and drawing is many times faster. */
function simplified(projection: GeoProjection): GeoStreamWrapper {
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  const { stream } = geoTransform({
    lineStart() {
      lastX = Number.NaN; // Always keep the first point of a line: a comparison with NaN is false.
      this.stream.lineStart();
    },
    point(x, y) {
      if (Math.hypot(x - lastX, y - lastY) < SAME_POINT_PX) return;
      [lastX, lastY] = [x, y];
      this.stream.point(x, y);
    },
  });
  return { stream: (sink) => projection.stream(stream(sink)) };
}

/** The smallest distance of a label from the corners. */
const CORNER_PX = 48;

/** The labels of the lines that have space for one; at least one label. The label nearest to the centre has the unit. */
function edgeLabels(lines: ReturnType<typeof ticks>, from: number, to: number, unit: string) {
  const fromCentre = ({ px }: { px: number }) => Math.abs(px - (from + to) / 2);
  const inside = lines
    .filter(({ px }) => px > from + CORNER_PX && px < to - CORNER_PX)
    .toSorted((one, other) => fromCentre(one) - fromCentre(other));
  const labelled = inside.filter(({ isLabelled }) => isLabelled);
  const shown = labelled.length > 0 ? labelled : inside.slice(0, 1);
  return shown.map(({ px, metres }, index) => ({
    px,
    text: index === 0 ? fillTemplate(unit, { metres: formatNumber(metres) }) : formatNumber(metres),
  }));
}

/** The edges of the map, with ticks and labels where the lines of the grid meet them. */
export const Edges = memo(function Edges({ view }: { view: View }) {
  const { width, height } = view.size;
  const bottom = height - EDGE_PX;
  const [eastings, northings] = [ticks(view, 'easting'), ticks(view, 'northing')];
  return (
    <g className="map-edges">
      <path d={`M${EDGE_PX} 0V${bottom}H${width}`} />
      <path d={eastings.map(({ px }) => `M${px} ${bottom}v5`).join('')} />
      <path d={northings.map(({ px }) => `M${EDGE_PX} ${px}h-5`).join('')} />
      {edgeLabels(eastings, EDGE_PX, width, labels.edge.east).map(({ px, text }) => (
        <text key={text} x={px} y={height - 6}>
          {text}
        </text>
      ))}
      {edgeLabels(northings, 0, bottom, labels.edge.north).map(({ px, text }) => (
        <text key={text} transform={`translate(${EDGE_PX - 9} ${px}) rotate(-90)`}>
          {text}
        </text>
      ))}
    </g>
  );
});

/** The scale bar. It is exact at the centre of the map. */
export const ScaleBar = memo(function ScaleBar({ view }: { view: View }) {
  const { halfKm, halfPx, box } = scaleBar(view);
  return (
    <g className="map-scale-bar" transform={`translate(${box.left} ${box.top})`}>
      <rect width={box.right - box.left} height={box.bottom - box.top} rx="10" />
      <path d={`M14 29h${2 * halfPx}v6h${-2 * halfPx}z`} />
      <path className="map-scale-bar-light" d={`M${14 + halfPx} 30.5h${halfPx - 1.5}v3h${1.5 - halfPx}z`} />
      <text x="18" y="21">
        0
      </text>
      <text x={14 + 2 * halfPx} y="21">
        {fillTemplate(labels.kilometres, { km: formatNumber(2 * halfKm) })}
      </text>
    </g>
  );
});
