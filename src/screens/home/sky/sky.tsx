import { labels } from 'virtual:content/home';
import { owner } from 'virtual:content/site';
import type { PointerEvent } from 'react';
import { Cloud } from '#src/components/clouds.tsx';
import { useCursorTooltip } from '#src/components/cursor-tooltip.tsx';
import { useHydrated } from '#src/components/hooks.ts';
import { useDarkMode } from '#src/preferences/display-mode.ts';
import styles from './drag-sun.css?url';
import { Moon } from './moon.tsx';

/** The shapes of the drifting clouds, from back to front, all different. drifting-clouds.css has the position and the drift of each. */
const DRIFTING = ['c', 'f', 'd', 'b', 'e', 'a'] as const;

/** With the Plough or the Southern Cross; without a latitude, with no constellation. */
const STARS = ['stars', owner.latitude !== undefined && (owner.latitude < 0 ? 'stars-south' : 'stars-north')].filter(Boolean).join(' ');

/** Sun, moon, stars and clouds behind the greeting: decoration only. sunset.css animates the change of the display mode. */
export function Sky() {
  const { tooltip, handlers, hide } = useCursorTooltip(useDarkMode() ? labels.dragMoon : labels.dragSun);

  function enter(event: PointerEvent) {
    load().catch(() => {});
    handlers.onPointerEnter(event);
  }
  function press(event: PointerEvent<HTMLElement>) {
    hide();
    drag(event).catch(() => {});
  }

  return (
    <>
      <div className="sky" aria-hidden="true">
        <div className={STARS} />
        {useHydrated() && <link rel="stylesheet" href={styles} />}
        <div className="sun-and-moon" {...handlers} onPointerEnter={enter} onPointerDown={press}>
          <div className="disc sun" />
          <Moon />
        </div>
        <div className="glow" />
        {DRIFTING.map((shape, index) => (
          <div key={shape} className={`drifting drifting-${index + 1}`}>
            <Cloud shape={shape} />
          </div>
        ))}
        <div className="cloud-bank">
          <Cloud shape="bank" />
        </div>
      </div>
      {tooltip}
    </>
  );
}

/** Loads the code that drags the sun and the moon when the pointer first comes to one of them. */
const load = () => import('./drag-sun.ts');

async function drag({ currentTarget: sky, pointerId, isPrimary, button, clientY }: PointerEvent<HTMLElement>) {
  if (!isPrimary || button !== 0) return;
  sky.setPointerCapture(pointerId);
  const { dragSun } = await load();
  if (sky.hasPointerCapture(pointerId)) dragSun(sky, clientY); // Else it was released while the code was loading.
}
