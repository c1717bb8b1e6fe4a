import { Cloud } from '#src/components/cloud.tsx';
import { siteTheme } from '#src/lib/site-theme.ts';
import { Moon } from './moon.tsx';

/** The drifting clouds, from the back to the front: none is seen twice. Each has its own course in sky.css beside this file. */
const DRIFTING = ['c', 'f', 'd', 'b', 'e', 'a'] as const;

const STARS = siteTheme.stars === 'northern' ? 'stars stars-northern' : 'stars';

/** Sun and moon, stars, clouds: air, never an obstacle. What they do when the display mode changes stands in sunset.css. */
export function Sky() {
  return (
    <div className="sky" aria-hidden="true">
      {siteTheme.stars !== 'none' && <div className={STARS} />}
      <div className="orbit">
        <div className="disc sun" />
        <Moon />
      </div>
      <div className="glow" />
      {DRIFTING.map((shape, course) => (
        <div key={shape} className={`drifting course-${course + 1}`}>
          <Cloud shape={shape} />
        </div>
      ))}
      <div className="cloud-bank">
        <Cloud shape="bank" />
      </div>
    </div>
  );
}
