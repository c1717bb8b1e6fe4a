import type { ReactNode } from 'react';
import { inSeconds } from '../format.ts';
import { labels } from '../labels.ts';
import { pages } from '../pages.ts';
import { durationOf } from '../rules.ts';
import { Lane } from './lane.tsx';
import { Timeline } from './timeline.tsx';

/** The time until nothing more changes on either page. */
export const DURATION_MS = durationOf(Object.values(pages));

/** Both pages at one moment. The placeholder and the interactive race both use this; only the interactive one has a slider and buttons. */
export function Race({ ms, slider, buttons }: { ms: number; slider?: ReactNode; buttons?: ReactNode }) {
  return (
    <>
      <Lane rendering="client" ms={ms} />
      <Stopwatch ms={ms} />
      <Lane rendering="server" ms={ms} />
      <div className="crawler-buttons">{buttons}</div>
      <div className="crawler-timeline">
        <Timeline ms={ms} duration={DURATION_MS} />
        {slider}
      </div>
    </>
  );
}

const TICKS = 25;
const CENTRE = '100 126';

/** The clock of the race. Hidden from screen readers, because the slider has the same time. */
function Stopwatch({ ms }: { ms: number }) {
  return (
    <svg aria-hidden="true" className="crawler-stopwatch" viewBox="0 0 200 226">
      <path d="M88 2h24a5 5 0 0 1 5 5v10H83V7a5 5 0 0 1 5-5zM93 17h14v14H93zM158 58l14-14-3-3 9-9 12 12-9 9-3-3-14 14z" />
      <circle cx="100" cy="126" r="97" />
      <circle className="crawler-stopwatch-face" cx="100" cy="126" r="86" />
      <circle
        className="crawler-stopwatch-elapsed"
        cx="100"
        cy="126"
        r="91.5"
        pathLength={DURATION_MS}
        strokeDasharray={`${ms} ${DURATION_MS}`}
        transform={`rotate(-90 ${CENTRE})`}
      />
      {Array.from({ length: TICKS }, (_, tick) => tick).map((tick) => (
        <path
          key={tick}
          className="crawler-stopwatch-tick"
          d={tick % 5 ? 'M100 43v6' : 'M100 43v12'}
          transform={`rotate(${(360 / TICKS) * tick} ${CENTRE})`}
        />
      ))}
      <text x="100" y="142" className="crawler-stopwatch-time">
        {inSeconds(ms)}
      </text>
      <text x="100" y="172" className="crawler-stopwatch-unit">
        {labels.unit}
      </text>
    </svg>
  );
}
