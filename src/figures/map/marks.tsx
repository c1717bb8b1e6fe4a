import { geoInterpolate, geoPath } from 'd3-geo';
import { Fragment } from 'react';
import { map as words } from '#content/figures/map.ts';
import { fill } from '#src/figures/fill.ts';
import type { Degrees } from './convert.ts';
import type { Label } from './labels.ts';
import { BAND_PX, pixel, projectionOf, type View } from './projection.ts';
import { metres } from './say.ts';
import type { Scene } from './scene.ts';

const HUT_PX = 10;
const FAR_HUT_PX = 2;
const LINE_EM = 1.2;
/** A letter of what is written below the way astray, on a small sheet. */
const LETTER_PX = 9.6;
/** Above the scale bar. */
const NEAREST_PX = 78;

/** A name of one or two lines, with a dot where a town is. */
function Name({ label: { kind, lines, x, y, anchor, dot } }: { label: Label }) {
  return (
    <>
      {dot && <circle className="map-town" cx={dot[0]} cy={dot[1]} r="3.5" />}
      <text className="map-name" data-kind={kind} x={x} y={y} textAnchor={anchor}>
        {lines.map(({ text, lang }, index) => (
          <tspan key={text} x={x} dy={index && `${LINE_EM}em`} lang={lang}>
            {text}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** The names that have room, and the huts with the numbers that they have in the list. */
export function NamesAndHuts({ scene: { labels, huts, nearest, isFar }, size }: { scene: Scene; size: View['size'] }) {
  return (
    <>
      {labels.map((label) => (
        <Name key={label.key} label={label} />
      ))}
      {nearest && (
        <text
          className="map-name"
          data-kind="nearest"
          x={(BAND_PX + size.width) / 2}
          y={size.height - BAND_PX - NEAREST_PX}
          textAnchor="middle"
        >
          {nearest}
        </text>
      )}
      {huts.map(({ hut, number, x, y }) => (
        <Fragment key={hut.name}>
          <circle className="map-hut" cx={x} cy={y} r={isFar ? FAR_HUT_PX : HUT_PX} />
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

/** The way from where a point is to where a mistake puts it, along the ground. */
export function Astray({ view, right, wrong, kilometres }: { view: View; right: Degrees; wrong: Degrees; kilometres: number }) {
  const projection = projectionOf(view);
  const [from, to]: [number, number][] = [
    [right.longitude, right.latitude],
    [wrong.longitude, wrong.latitude],
  ] as const;
  const [x, y] = pixel(projection, right);
  const text = fill(words.use.astray, { distance: metres(kilometres) });
  const leftmost = BAND_PX + text.length * LETTER_PX;
  const [middleX, middleY] = projection(geoInterpolate(from, to)(0.45)) ?? [0, 0];
  return (
    <>
      <path className="map-astray" d={geoPath(projection.precision(0.5))({ type: 'LineString', coordinates: [from, to] }) ?? ''} />
      <circle className="map-right" cx={x} cy={y} r="7" />
      <text className="map-name" data-kind="astray" x={Math.max(middleX - 10, leftmost)} y={middleY + 32} textAnchor="end">
        {text}
      </text>
    </>
  );
}

/** The pin: its tip is the place. */
export function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g className="map-pin" transform={`translate(${x} ${y})`}>
      <ellipse cx="6" cy="-2" rx="10" ry="4" />
      <path d="M0 0C-4-10-15-17-15-29a15 15 0 0 1 30 0C15-17 4-10 0 0z" />
      <circle cy="-29" r="5.5" />
    </g>
  );
}
