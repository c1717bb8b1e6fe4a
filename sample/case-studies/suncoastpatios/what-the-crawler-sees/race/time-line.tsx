import { labels } from '../labels.ts';
import { pages } from '../pages.ts';
import { changesOf, type Site } from '../rules.ts';
import { inSeconds } from '../sentences.ts';

/** Positions in em from the top: each track, with its labels above (client) or below (server). */
const TRACKS = {
  client: { top: 3.25, name: 1, seconds: 2.1, tick: [2.35, 3.25] },
  server: { top: 5.25, name: 9.5, seconds: 8.4, tick: [6.75, 7.5] },
} as const;
const HEIGHT = 1.5;

/**
 * The time line of both pages, with a knob at the current time. SVG attributes place everything, because it is part of the HTML, where
 * the security policy allows no `style`. Hidden from screen readers: the table has the same numbers.
 */
export function TimeLine({ ms, length }: { ms: number; length: number }) {
  const at = (time: number) => `${(100 * time) / length}%`;
  return (
    <svg aria-hidden="true" className="crawler-line">
      {(Object.keys(TRACKS) as Site[]).map((site) => (
        <Track key={site} site={site} ms={ms} length={length} at={at} />
      ))}
      <line className="crawler-head" x1={at(ms)} x2={at(ms)} y1="2.9em" y2="7.1em" />
      <circle className="crawler-knob" cx={at(ms)} cy="5em" r="0.9em" />
    </svg>
  );
}

function Track({ site, ms, length, at }: { site: Site; ms: number; length: number; at: (time: number) => string }) {
  const { paintMs, wordMs, pictureMs } = pages[site].times;
  const { top, name, seconds, tick } = TRACKS[site];
  const bar = (from: number, to: number) => ({ x: at(from), width: at(to - from), y: `${top}em`, height: `${HEIGHT}em` });
  return (
    <>
      <rect className="crawler-nothing" {...bar(0, length)} rx="3" />
      <line className="crawler-blank" x1={at(paintMs)} x2={at(wordMs)} y1={`${top + HEIGHT / 2}em`} y2={`${top + HEIGHT / 2}em`} />
      <rect className="crawler-words" {...bar(wordMs, pictureMs)} />
      <rect className="crawler-full" {...bar(pictureMs, length)} />
      <text className="crawler-name" x="1.25em" y={`${top + 1.1}em`}>
        {labels.short[site]}
      </text>
      {changesOf(pages[site]).map(({ ms: time, changes: [first, ...others] }) => (
        <g key={time} data-past={ms >= time || undefined} className="crawler-mark">
          <line x1={at(time)} x2={at(time)} y1={`${tick[0]}em`} y2={`${tick[1]}em`} />
          <text x={at(time)} y={`${name}em`}>
            {first && labels.marks[site][first]}
            <tspan className="crawler-others">{others.map((other) => `, ${labels.marks[site][other]}`).join('')}</tspan>
          </text>
          <text x={at(time)} y={`${seconds}em`}>
            {inSeconds(time)}
          </text>
        </g>
      ))}
    </>
  );
}
