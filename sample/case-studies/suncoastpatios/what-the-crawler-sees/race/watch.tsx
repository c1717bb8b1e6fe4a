import { labels } from '../labels.ts';
import { inSeconds } from '../sentences.ts';

const TICKS = 25;
const CENTRE = '100 126';

/** The clock of the race. Hidden from screen readers, because the slider has the same time. */
export function Watch({ ms, length }: { ms: number; length: number }) {
  return (
    <svg aria-hidden="true" className="crawler-watch" viewBox="0 0 200 226">
      <path d="M88 2h24a5 5 0 0 1 5 5v10H83V7a5 5 0 0 1 5-5zM93 17h14v14H93zM158 58l14-14-3-3 9-9 12 12-9 9-3-3-14 14z" />
      <circle cx="100" cy="126" r="97" />
      <circle className="crawler-face" cx="100" cy="126" r="86" />
      <circle
        className="crawler-run"
        cx="100"
        cy="126"
        r="91.5"
        pathLength={length}
        strokeDasharray={`${ms} ${length}`}
        transform={`rotate(-90 ${CENTRE})`}
      />
      {Array.from({ length: TICKS }, (_, tick) => tick).map((tick) => (
        <path
          key={tick}
          className="crawler-tick"
          d={tick % 5 ? 'M100 43v6' : 'M100 43v12'}
          transform={`rotate(${(360 / TICKS) * tick} ${CENTRE})`}
        />
      ))}
      <text x="100" y="142" className="crawler-time">
        {inSeconds(ms)}
      </text>
      <text x="100" y="172" className="crawler-unit">
        {labels.unit}
      </text>
    </svg>
  );
}
