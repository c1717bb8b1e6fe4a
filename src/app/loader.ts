// Starts the app after the page has loaded and been painted, so that the first paint is fast; or at once on the first input.
import { fallBackToStaticPage } from '#src/preferences/display-state.ts';

const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? '';
const [entry = '', ...imports] = files.split(' ');
const firstInputs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of imports) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ entry).catch(fallBackToStaticPage);
}

/**
 * The load event is not enough: on a fast network it comes before the first paint, and a tab in the background
 * paints only when it is shown.
 */
function startOncePainted() {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}

for (const input of firstInputs) addEventListener(input, start, { once: true, capture: true, passive: true });
if (document.readyState === 'complete') startOncePainted();
else addEventListener('load', startOncePainted);
