import { geoInterpolate, geoPath } from 'd3-geo';
import { Fragment } from 'react';
import { fillTemplate } from '#src/demos/helpers.ts';
import { formatNumber } from '../format.ts';
import type { Degrees } from '../geography/convert.ts';
import { EDGE_PX, type Pixel, projectionOf, toPixel, type View } from '../geography/projection.ts';
import { labels } from '../labels.ts';
import type { Label } from './label-placement.ts';
import type { Layout } from './layout.ts';

/** The width of a letter in the text of <OffsetLine>. */
const LETTER_PX = 9.8;
/** The distance of the text "Nearest hut" from the bottom, so that it is above the scale bar. */
const NEAREST_HUT_PX = 78;

/** A name, with a second one below it if there is one, and with a dot for a town. */
function Name({ label: { kind, name, lang, second, x, y, anchor, place } }: { label: Label }) {
  return (
    <>
      {kind === 'town' && <circle className="map-town" cx={place[0]} cy={place[1]} r="3.5" />}
      <text className="map-name" data-kind={kind} x={x} y={y} textAnchor={anchor}>
        <tspan lang={lang}>{name}</tspan>
        {second && (
          <tspan x={x} dy="1.2em">
            {second}
          </tspan>
        )}
      </text>
    </>
  );
}

/** The names that have space, and the huts with their numbers from the list. */
export function NamesAndHuts({ layout: { names, huts, nearestHut, isZoomedOut }, size }: { layout: Layout; size: View['size'] }) {
  return (
    <>
      {names.map((label) => (
        <Name key={`${label.kind} ${label.name}`} label={label} />
      ))}
      {nearestHut && (
        <text className="map-name" data-kind="nearest" x={(EDGE_PX + size.width) / 2} y={size.height - EDGE_PX - NEAREST_HUT_PX}>
          {nearestHut}
        </text>
      )}
      {huts.map(({ number, at: [x, y] }) => (
        <Fragment key={number}>
          <circle className="map-hut" cx={x} cy={y} r={isZoomedOut ? 2 : 9} />
          {!isZoomedOut && (
            <text className="map-hut-number" x={x} y={y + 4.5}>
              {number}
            </text>
          )}
        </Fragment>
      ))}
    </>
  );
}

interface OffsetLineProps {
  view: View;
  correct: Degrees;
  wrong: Degrees;
  kilometres: number;
}

/** A line from the correct place of a point to the wrong place where swapped axes put it, with its length. */
export function OffsetLine({ view, correct, wrong, kilometres }: OffsetLineProps) {
  const projection = projectionOf(view).precision(0.5);
  const [x, y] = toPixel(projection, correct);
  const [textX, textY] = projection(geoInterpolate(correct, wrong)(0.45)) as Pixel;
  const text = fillTemplate(labels.offset, { distance: formatNumber(kilometres) });
  return (
    <>
      <path className="map-offset-line" d={geoPath(projection)({ type: 'LineString', coordinates: [correct, wrong] }) ?? ''} />
      <circle className="map-correct-place" cx={x} cy={y} r="7" />
      <text className="map-name" data-kind="offset" x={Math.max(textX - 10, EDGE_PX + text.length * LETTER_PX)} y={textY + 32}>
        {text}
      </text>
    </>
  );
}

/** The pin. Its tip is at the given position. */
export function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g className="map-pin" transform={`translate(${x} ${y})`}>
      <ellipse cx="6" cy="-2" rx="10" ry="4" />
      <path d="M0 0C-4-10-15-17-15-29a15 15 0 0 1 30 0C15-17 4-10 0 0z" />
      <circle cy="-29" r="5.5" />
    </g>
  );
}
