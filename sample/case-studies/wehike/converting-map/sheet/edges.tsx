import { memo } from 'react';
import { fill } from '#src/demos/helpers.ts';
import { metres } from '../format.ts';
import { ticks } from '../geography/grid-lines.ts';
import { BAND_PX, type View } from '../geography/projection.ts';
import { scaleBar } from '../geography/scale-bar.ts';
import { words } from '../words.ts';

const { edge, kilometres } = words;
/** The smallest distance of a label from the corners. */
const CORNER_PX = 48;

/** The labels of the lines that have space for one; at least one label. The label nearest to the centre has the unit. */
function labels(all: ReturnType<typeof ticks>, from: number, to: number, unit: string) {
  const offMiddle = ({ px }: { px: number }) => Math.abs(px - (from + to) / 2);
  const inside = all
    .filter(({ px }) => px > from + CORNER_PX && px < to - CORNER_PX)
    .toSorted((one, other) => offMiddle(one) - offMiddle(other));
  const labelled = inside.filter(({ isLabelled }) => isLabelled);
  const kept = labelled.length > 0 ? labelled : inside.slice(0, 1);
  return kept.map(({ px, metres: value }, index) => ({ px, text: index === 0 ? fill(unit, { metres: metres(value) }) : metres(value) }));
}

/** The edges of the map, with ticks and labels where the lines of the grid meet them. */
export const Edges = memo(function Edges({ view }: { view: View }) {
  const { width, height } = view.size;
  const bottom = height - BAND_PX;
  const [eastings, northings] = [ticks(view, 'easting'), ticks(view, 'northing')];
  return (
    <g className="map-edge">
      <path d={`M${BAND_PX} 0V${bottom}H${width}`} />
      <path d={eastings.map(({ px }) => `M${px} ${bottom}v5`).join('')} />
      <path d={northings.map(({ px }) => `M${BAND_PX} ${px}h-5`).join('')} />
      {labels(eastings, BAND_PX, width, edge.east).map(({ px, text }) => (
        <text key={text} x={px} y={height - 6}>
          {text}
        </text>
      ))}
      {labels(northings, 0, bottom, edge.north).map(({ px, text }) => (
        <text key={text} transform={`translate(${BAND_PX - 9} ${px}) rotate(-90)`}>
          {text}
        </text>
      ))}
    </g>
  );
});

/** The scale bar. It is exact at the centre of the map. */
export const ScaleBar = memo(function ScaleBar({ view }: { view: View }) {
  const { halfKm, halfPx, plate } = scaleBar(view);
  return (
    <g className="map-scale" transform={`translate(${plate.left} ${plate.top})`}>
      <rect width={plate.right - plate.left} height={plate.bottom - plate.top} rx="10" />
      <path d={`M14 29h${2 * halfPx}v6h${-2 * halfPx}z`} />
      <path className="map-scale-light" d={`M${14 + halfPx} 30.5h${halfPx - 1.5}v3h${1.5 - halfPx}z`} />
      <text x="18" y="21">
        0
      </text>
      <text x={14 + 2 * halfPx} y="21">
        {fill(kilometres, { km: metres(2 * halfKm) })}
      </text>
    </g>
  );
});
