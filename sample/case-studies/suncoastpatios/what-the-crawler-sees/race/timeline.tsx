import { inSeconds } from '../format.ts';
import { labels } from '../labels.ts';
import { pages } from '../pages.ts';
import { changesOf, type Rendering } from '../rules.ts';

/** Positions in em from the top: each bar, with its labels above (client) or below (server). */
const BARS = {
  client: { top: 3.25, name: 1, seconds: 2.1, tick: [2.35, 3.25] },
  server: { top: 5.25, name: 9.5, seconds: 8.4, tick: [6.75, 7.5] },
} as const;
const HEIGHT = 1.5;

/**
 * The timeline of both pages, with a knob at the current time. SVG attributes place everything, because it is part of the HTML, where
 * the security policy allows no `style`. Hidden from screen readers: the table has the same numbers.
 */
export function Timeline({ ms, duration }: { ms: number; duration: number }) {
  const at = (time: number) => `${(100 * time) / duration}%`;
  return (
    <svg aria-hidden="true" className="crawler-bars">
      {(Object.keys(BARS) as Rendering[]).map((rendering) => (
        <Bar key={rendering} rendering={rendering} ms={ms} duration={duration} at={at} />
      ))}
      <line className="crawler-playhead" x1={at(ms)} x2={at(ms)} y1="2.9em" y2="7.1em" />
      <circle className="crawler-knob" cx={at(ms)} cy="5em" r="0.9em" />
    </svg>
  );
}

interface BarProps {
  rendering: Rendering;
  ms: number;
  duration: number;
  at: (time: number) => string;
}

/** The bar of one page: nothing yet, a blank page, words, then words and picture; with a mark at each change. */
function Bar({ rendering, ms, duration, at }: BarProps) {
  const { paintMs, wordMs, pictureMs } = pages[rendering].times;
  const { top, name, seconds, tick } = BARS[rendering];
  const section = (from: number, to: number) => ({ x: at(from), width: at(to - from), y: `${top}em`, height: `${HEIGHT}em` });
  return (
    <>
      <rect className="crawler-bar-nothing" {...section(0, duration)} rx="3" />
      <line className="crawler-bar-blank" x1={at(paintMs)} x2={at(wordMs)} y1={`${top + HEIGHT / 2}em`} y2={`${top + HEIGHT / 2}em`} />
      <rect className="crawler-bar-words" {...section(wordMs, pictureMs)} />
      <rect className="crawler-bar-complete" {...section(pictureMs, duration)} />
      <text className="crawler-bar-name" x="1.25em" y={`${top + 1.1}em`}>
        {labels.shortNames[rendering]}
      </text>
      {changesOf(pages[rendering]).map(({ ms: time, untilMs, changes: [first, ...others] }) => (
        <g key={time} data-past={ms >= time || undefined} className="crawler-mark">
          <line x1={at(time)} x2={at(time)} y1={`${tick[0]}em`} y2={`${tick[1]}em`} />
          <text x={at(time)} y={`${name}em`}>
            {first && labels.marks[rendering][first]}
            <tspan className="crawler-mark-others">{others.map((other) => `, ${labels.marks[rendering][other]}`).join('')}</tspan>
          </text>
          <text x={at(time)} y={`${seconds}em`}>
            {inSeconds(time)}
            {inSeconds(untilMs) !== inSeconds(time) && <tspan className="crawler-mark-others">{`–${inSeconds(untilMs)}`}</tspan>}
          </text>
        </g>
      ))}
    </>
  );
}
