// Starts the app once the page has loaded and been painted, or at once on the first input: nothing competes with the first paint.
import { goWithoutApp } from '#src/lib/without-app.ts';

const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? '';
const [entry = '', ...parts] = files.split(' ');
const firstInputs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of parts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ entry).catch(goWithoutApp);
}

/** A fast network brings everything before the first paint is done; a tab in the background paints nothing until it is looked at. */
function startOncePainted() {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}

for (const input of firstInputs) addEventListener(input, start, { once: true, capture: true, passive: true });
if (document.readyState === 'complete') startOncePainted();
else addEventListener('load', startOncePainted);
