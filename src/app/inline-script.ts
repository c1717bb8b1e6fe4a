// The one inline script of every page: sets what must be right in the first frame, before any other code has loaded.

import { DARK_SYSTEM, DISPLAY_MODE_KEY, fallBackToStaticPage, MOTION_KEY, readStorage } from '#src/preferences/display-state.ts';

const root = document.documentElement;

root.dataset.js = '';
const mode = readStorage(DISPLAY_MODE_KEY);
const isDark = mode === 'dark' || (import.meta.env.FOLLOWS_SYSTEM && mode !== 'light' && matchMedia(DARK_SYSTEM).matches);
root.dataset[DISPLAY_MODE_KEY] = isDark ? 'dark' : 'light';
const themeColour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]'); // React writes it before this script.
if (isDark && themeColour) themeColour.content = themeColour.dataset.dark ?? '';
const motion = readStorage(MOTION_KEY);
const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
root.dataset[MOTION_KEY] = motion === 'running' || motion === 'paused' ? motion : prefersReducedMotion ? 'paused' : 'running';

// On a slow network the letters of the greeting wait for their font (greeting.css), but not long, and the clouds fade in.
const FONT_WAIT_MS = 600;
const CLOUD_FADE_MS = 300;
root.dataset.fonts = 'loading';
requestAnimationFrame(() => {
  const showLetters = () => delete root.dataset.fonts;
  document.fonts.ready.then(showLetters); // Asked in the first frame, when the browser knows which fonts it needs.
  setTimeout(showLetters, FONT_WAIT_MS);
});
document.addEventListener(
  'load',
  ({ target }) => {
    if (root.dataset.app !== 'ready' && target instanceof SVGUseElement && root.dataset.motion === 'running')
      target.ownerSVGElement?.animate({ opacity: [0, 1] }, CLOUD_FADE_MS);
  },
  true,
);

// Remembers buttons that are clicked before the app runs: the app clicks them again once it listens.
window.earlyClicks = [];
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button:not([popovertarget]), [data-early-click]'); // The browser itself opens the menu.
    if (button) window.earlyClicks?.push(button);
  },
  true,
);

// The loader has failed to load. Other scripts that fail are not ours: hosts and networks add them.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.dataset.app && fallBackToStaticPage(), true);

// The app shows the page for Back and Forward. Until it listens, load that page from the server.
const path = location.pathname;
addEventListener('popstate', () => {
  if (root.dataset.app !== 'ready' && location.pathname !== path) location.reload();
});
