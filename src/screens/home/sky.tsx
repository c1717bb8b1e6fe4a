import { Cloud } from '#src/components/cloud.tsx';
import { siteTheme } from '#src/lib/site-theme.ts';

/** The drifting clouds, from the back to the front; each has its own course in sky.css beside this file. */
const DRIFTING = ['c', 'b', 'c', 'b', 'c', 'a'] as const;

const STARS = siteTheme.stars === 'northern' ? 'stars stars-northern' : 'stars';

/** Sun or moon, stars, clouds: air, never an obstacle. */
export function Sky() {
  return (
    <div className="sky" aria-hidden="true">
      {siteTheme.stars !== 'none' && <div className={STARS} />}
      <div className="disc">
        <svg aria-hidden="true" viewBox="0 0 100 100" className="craters">
          <circle cx="34" cy="36" r="11" />
          <circle cx="62" cy="58" r="15" />
          <circle cx="40" cy="70" r="7" />
          <circle cx="68" cy="28" r="6" />
          <circle cx="20" cy="56" r="4" />
        </svg>
      </div>
      {DRIFTING.map((shape, course) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the courses never change places
        <div key={course} className={`drifting course-${course + 1}`}>
          <Cloud shape={shape} />
        </div>
      ))}
      <div className="cloud-bank">
        <Cloud shape="bank" />
      </div>
    </div>
  );
}
