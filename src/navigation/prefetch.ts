import { site } from 'virtual:content/site';
import { routeOf } from '#src/lib/urls.ts';
import { findScreen, type Screen } from './screen.ts';

/** The events which suggest that a visitor may follow a link. */
const INTEREST_EVENTS = ['pointerover', 'focusin', 'touchstart'];

/** The code that moves a picture from one page to the next; undefined if it does not load: pages change without it. */
export const loadTransition = () => import('./shared-image.ts').catch(() => undefined);

/** Loads code and first picture of a page as soon as a visitor points at a link to it. Returns a function that stops this. */
export function prefetchOnInterest(screens: readonly Screen[]): () => void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined;
    if (!link) return;
    const screen = findScreen(screens, routeOf(link));
    if (!screen) return;
    if (!site.visitCounter) void loadTransition(); // With a counter the browser changes pages: see use-navigation.ts.
    screen
      .load()
      .then((page) => page.preload?.())
      .catch(() => {}); // Ignore errors: the page is loaded again when the visitor goes there.
  };
  for (const eventName of INTEREST_EVENTS) document.addEventListener(eventName, prefetch, { passive: true });
  return () => {
    for (const eventName of INTEREST_EVENTS) document.removeEventListener(eventName, prefetch);
  };
}
