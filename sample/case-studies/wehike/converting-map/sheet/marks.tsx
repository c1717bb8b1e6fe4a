import { geoInterpolate, geoPath } from 'd3-geo';
import { Fragment } from 'react';
import { fill } from '#src/demos/helpers.ts';
import { metres } from '../format.ts';
import type { Degrees } from '../geography/convert.ts';
import { BAND_PX, type Pixel, pixel, projectionOf, type View } from '../geography/projection.ts';
import type { Label } from '../labels.ts';
import { words } from '../words.ts';
import type { Scene } from './scene.ts';

/** The width of a letter in the text of <Astray>. */
const LETTER_PX = 9.8;
/** The distance of the text "Nearest hut" from the bottom, so that it is above the scale bar. */
const NEAREST_PX = 78;

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
export function NamesAndHuts({ scene: { labels, huts, nearest, isFar }, size }: { scene: Scene; size: View['size'] }) {
  return (
    <>
      {labels.map((label) => (
        <Name key={`${label.kind} ${label.name}`} label={label} />
      ))}
      {nearest && (
        <text className="map-name" data-kind="nearest" x={(BAND_PX + size.width) / 2} y={size.height - BAND_PX - NEAREST_PX}>
          {nearest}
        </text>
      )}
      {huts.map(({ number, at: [x, y] }) => (
        <Fragment key={number}>
          <circle className="map-hut" cx={x} cy={y} r={isFar ? 2 : 10} />
          {!isFar && (
            <text className="map-number" x={x} y={y + 4.5}>
              {number}
            </text>
          )}
        </Fragment>
      ))}
    </>
  );
}

/** A line from the right place of a point to the wrong place where swapped axes put it, with its length. */
export function Astray({ view, right, wrong, kilometres }: { view: View; right: Degrees; wrong: Degrees; kilometres: number }) {
  const projection = projectionOf(view).precision(0.5);
  const [x, y] = pixel(projection, right);
  const [middleX, middleY] = projection(geoInterpolate(right, wrong)(0.45)) as Pixel;
  const text = fill(words.astray, { distance: metres(kilometres) });
  return (
    <>
      <path className="map-astray" d={geoPath(projection)({ type: 'LineString', coordinates: [right, wrong] }) ?? ''} />
      <circle className="map-right" cx={x} cy={y} r="7" />
      <text className="map-name" data-kind="astray" x={Math.max(middleX - 10, BAND_PX + text.length * LETTER_PX)} y={middleY + 32}>
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
