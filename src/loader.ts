// Starts the app once the page has loaded and been painted, or at once on the first input: nothing competes with the first paint.
const script = document.currentScript as HTMLScriptElement;
const [entry = '', ...parts] = (script.dataset.app ?? '').split(' ');
const firstInputs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const href of parts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // A failed import tells the first-frame script, which makes the page good without the app.
  import(/* @vite-ignore */ entry).catch(() => script.dispatchEvent(new Event('error')));
}

/** A fast network brings everything before the first paint is done; a tab in the background paints nothing until it is looked at. */
function startOncePainted() {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}

for (const input of firstInputs) addEventListener(input, start, { once: true, capture: true, passive: true });
if (document.readyState === 'complete') startOncePainted();
else addEventListener('load', startOncePainted);
