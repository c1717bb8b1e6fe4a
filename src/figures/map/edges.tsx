import { memo } from 'react';
import { map as words } from '#content/figures/map.ts';
import { fill } from '#src/figures/fill.ts';
import { type Tick, ticks } from './grid-lines.ts';
import { BAND_PX, type View } from './projection.ts';
import { metres } from './say.ts';
import { scaleBar } from './scale-bar.ts';

const { edge, kilometres } = words.use;
const TICK_PX = 5;
/** Labels keep so far from the corners. */
const CORNER_PX = 48;

/** Labels in metres, on those lines that have room for one, and on one at least; the unit stands on the one nearest to the middle. */
function labels(all: Tick[], from: number, to: number, unit: string) {
  const offMiddle = ({ px }: Tick) => Math.abs(px - (from + to) / 2);
  const inside = all
    .filter(({ px }) => px > from + CORNER_PX && px < to - CORNER_PX)
    .toSorted((one, other) => offMiddle(one) - offMiddle(other));
  const [nearest] = inside;
  const labelled = inside.filter(({ isLabelled }) => isLabelled);
  const kept = labelled.length > 0 || !nearest ? labelled : [nearest];
  return kept.map(({ px, metres: value }, index) => ({ px, text: index === 0 ? fill(unit, { metres: metres(value) }) : metres(value) }));
}

/** The frame of the sheet: where the lines of the grid meet it, and how many metres they stand for. */
export const Edges = memo(function Edges({ view }: { view: View }) {
  const { width, height } = view.size;
  const bottom = height - BAND_PX;
  const [eastings, northings] = [ticks(view, 'easting'), ticks(view, 'northing')];
  return (
    <g className="map-edge">
      <path d={`M${BAND_PX} 0V${bottom}H${width}`} />
      <path
        d={[...eastings.map(({ px }) => `M${px} ${bottom}v${TICK_PX}`), ...northings.map(({ px }) => `M${BAND_PX} ${px}h${-TICK_PX}`)].join(
          '',
        )}
      />
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

/** How long some kilometres are in the middle of the sheet. */
export const ScaleBar = memo(function ScaleBar({ view }: { view: View }) {
  const { halfKm, halfPx, x, y, plate } = scaleBar(view);
  return (
    <g className="map-scale">
      <rect x={plate.left} y={plate.top} width={plate.right - plate.left} height={plate.bottom - plate.top} rx="10" />
      <path d={`M${x} ${y}h${2 * halfPx}`} />
      <path className="map-scale-light" d={`M${x + halfPx} ${y}h${halfPx - 2}`} />
      <text x={x} y={y - 11} textAnchor="start">
        0
      </text>
      <text x={x + 2 * halfPx} y={y - 11}>
        {fill(kilometres, { km: metres(2 * halfKm) })}
      </text>
    </g>
  );
});
