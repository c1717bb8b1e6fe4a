import { routeOf } from '#src/lib/page-address.ts';
import { findScreen, type Screen } from './screen.ts';

/** What shows that a visitor may follow a link. */
const SIGNS_OF_INTEREST = ['pointerover', 'focusin', 'touchstart'];

/** Fetches the code of a page, and what is seen of it first, as soon as a visitor shows interest in a link to it. Returns what ends this. */
export function prefetchOnInterest(screens: readonly Screen[]): () => void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : undefined;
    if (!link) return;
    findScreen(screens, routeOf(link))
      ?.load()
      .then((page) => page.fetchAhead?.())
      .catch(() => {}); // A failure shows when the visitor really goes there.
  };
  for (const sign of SIGNS_OF_INTEREST) document.addEventListener(sign, prefetch, { passive: true });
  return () => {
    for (const sign of SIGNS_OF_INTEREST) document.removeEventListener(sign, prefetch);
  };
}
