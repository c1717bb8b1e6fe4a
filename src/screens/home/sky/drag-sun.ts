import { displayMode, finishTransitions, toggleDisplayMode } from '#src/preferences/display-mode.ts';

/** The value of --nightfall at which the text changes between dark and light: see sunset.css. */
const TEXT_CHANGES_AT = 0.42;
/** How far the sun goes to the horizon, as a part of the height of the sky. It has set when --nightfall is 0.6: see sun-moon-stars.css. */
const DISTANCE_TO_HORIZON = 0.78;
/** As long as the sunset of the toggle, from one end to the other. */
const SUNSET_MS = 1100;

const isDark = () => displayMode.read() === 'dark';

/** Drags the sun or the moon: --nightfall follows the pointer, and on release goes on to the display mode that the text has by then. */
export function dragSun(sky: HTMLElement, startY: number): void {
  const hero = sky.closest<HTMLElement>('.hero');
  if (!hero || hero.dataset.dragged) return; // The sky is still moving after the last drag.
  const wasDark = isDark();
  const distance = Math.min(sky.clientHeight * DISTANCE_TO_HORIZON, innerHeight - startY); // In a low window the horizon is below its edge.
  let nightfall = Number(wasDark);
  let isSwitching = false;
  let lastTime = 0;

  const show = (value: number) => {
    nightfall = value;
    hero.style.setProperty('--nightfall', String(value));
    isSwitching = true;
    if (isDark() !== value > TEXT_CHANGES_AT) toggleDisplayMode();
    isSwitching = false;
  };
  const settle = (time: number) => {
    if (!hero.dataset.dragged) return;
    const target = Number(isDark());
    const step = (time - lastTime) / SUNSET_MS;
    lastTime = time;
    const isThere = Math.abs(target - nightfall) <= step;
    show(isThere ? target : nightfall + Math.sign(target - nightfall) * step);
    if (isThere) end();
    else requestAnimationFrame(settle);
  };
  const end = () => {
    stopListening();
    sky.onpointermove = sky.onlostpointercapture = null;
    hero.style.removeProperty('--nightfall');
    delete hero.dataset.dragged;
    finishTransitions();
  };
  const stopListening = displayMode.subscribe(() => isSwitching || end()); // The toggle ends the drag.

  hero.dataset.dragged = 'true'; // Stops the transitions of the sunset: see drag-sun.css.
  sky.onpointermove = ({ clientY }) => {
    const moved = (clientY - startY) / distance;
    show(wasDark ? 1 - Math.min(Math.abs(moved), 1) : sunsetAt(Math.min(Math.max(moved, 0), 1)));
  };
  sky.onlostpointercapture = () => {
    sky.onpointermove = sky.onlostpointercapture = null;
    // From the first frame on: a clock read here can be ahead of its time, and the first step would go backwards.
    requestAnimationFrame((time) => {
      lastTime = time;
      settle(time);
    });
  };
}

/** The sun stays below the pointer until it sets; night falls on the last part of the way. */
const sunsetAt = (moved: number) => 0.6 * moved + 0.4 * moved ** 8;
