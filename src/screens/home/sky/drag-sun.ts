import { displayMode, finishTransitions, toggle } from '#src/preferences/dark-mode-toggle.tsx';

/** The value of --nightfall at which the text changes between dark and light: see sunset.css. */
const TEXT_CHANGES_AT = 0.42;
/** The way of the sun to the horizon, as a part of the height of the sky. It has set when --nightfall is 0.6: see sun-moon-stars.css. */
const WAY_TO_HORIZON = 0.78;
/** As long as the sunset of the toggle, from one end to the other. */
const SUNSET_MS = 1100;

/** Drags the sun or the moon: --nightfall follows the pointer, and on release goes on to the nearer end. */
export function dragSun(sky: HTMLElement, startY: number): void {
  const hero = sky.closest<HTMLElement>('.hero');
  if (!hero || hero.dataset.dragged) return; // The sky is still moving after the last drag.
  const wasDark = displayMode.read() === 'dark';
  let isDark = wasDark;
  let nightfall = Number(wasDark);

  const end = () => {
    sky.onpointermove = sky.onlostpointercapture = null;
    hero.style.removeProperty('--nightfall');
    delete hero.dataset.dragged;
    finishTransitions(); // The rest of the way is too short to be seen.
  };

  const show = (value: number) => {
    const isSwitchedElsewhere = (displayMode.read() === 'dark') !== isDark;
    if (isSwitchedElsewhere) return end();
    nightfall = value;
    hero.style.setProperty('--nightfall', String(value));
    if (isDark !== value > TEXT_CHANGES_AT) {
      isDark = !isDark;
      toggle();
    }
  };

  let lastTime = 0;
  const settle = (time: number) => {
    if (!hero.dataset.dragged) return;
    const nearerEnd = Math.round(nightfall);
    const step = (time - lastTime) / SUNSET_MS;
    lastTime = time;
    if (Math.abs(nearerEnd - nightfall) <= step) return end();
    show(nightfall + Math.sign(nearerEnd - nightfall) * step);
    requestAnimationFrame(settle);
  };

  hero.dataset.dragged = 'true'; // Stops the transitions of the sunset: see drag-sun.css.
  sky.onpointermove = ({ clientY }) => {
    const down = (clientY - startY) / (sky.clientHeight * WAY_TO_HORIZON);
    const up = (startY - clientY) / startY;
    show(wasDark ? 1 - clamp(Math.max(down, up)) : sunsetAt(clamp(down)));
  };
  sky.onlostpointercapture = () => {
    sky.onpointermove = sky.onlostpointercapture = null;
    lastTime = performance.now();
    requestAnimationFrame(settle);
  };
}

const clamp = (value: number) => Math.min(Math.max(value, 0), 1);

/** The sun stays below the pointer until it sets; night falls on the last part of the way. */
const sunsetAt = (way: number) => 0.6 * way + 0.4 * way ** 8;
