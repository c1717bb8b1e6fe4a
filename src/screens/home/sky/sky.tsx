import { Cloud } from '#src/components/clouds.tsx';
import { Moon } from './moon.tsx';

/** The shapes of the drifting clouds, from back to front, all different. drifting-clouds.css has the position and the drift of each. */
const DRIFTING = ['c', 'f', 'd', 'b', 'e', 'a'] as const;

/** Sun, moon, stars and clouds behind the greeting: decoration only. sunset.css animates the change of the display mode. */
export function Sky() {
  return (
    <div className="sky" aria-hidden="true">
      <div className="stars" />
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
