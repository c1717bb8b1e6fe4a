// The one inline script of every page: what must be right in the first frame, before any other code arrives.
import { GREETED_KEY, MOTION_KEY, THEME_KEY } from '#src/lib/display-keys.ts';
import { goWithoutApp } from '#src/lib/without-app.ts';

const root = document.documentElement;

/** What is known from before; nothing where storage is blocked. */
function stored(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

root.dataset.js = '';
root.dataset[THEME_KEY] = stored(THEME_KEY) === 'dark' ? 'dark' : 'light';
if (stored(GREETED_KEY, 'sessionStorage')) root.dataset[GREETED_KEY] = '';
const motion = stored(MOTION_KEY);
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
root.dataset[MOTION_KEY] = motion === 'running' || motion === 'paused' ? motion : prefersStill ? 'paused' : 'running';

// A button pressed before the app runs is pressed again for the app once it does.
window.earlyClicks = [];
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [data-early-click]');
    if (button) window.earlyClicks?.push(button);
  },
  true,
);

// If a script fails to load.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && goWithoutApp(), true);

// Back and forward between pages of one document are the app's task; until it listens, the server brings them.
const path = location.pathname;
addEventListener('popstate', () => {
  if (root.dataset.app !== 'ready' && location.pathname !== path) location.reload();
});
