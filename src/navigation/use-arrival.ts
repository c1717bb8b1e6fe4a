import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberedScroll, rememberScroll, saveScroll } from '#src/lib/scroll-memory.ts';

/** After a navigation: scroll where the visitor expects it, focus the page, say its title once. */
export function useArrival(main: RefObject<HTMLElement | null>): string {
  const { pathname, key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const shown = useRef({ pathname, key });
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    const isSameEntry = shown.current.key === key;
    shown.current = { pathname, key };
    // A link to the page itself leads to its top; going back and forth between places of one page is the browser's task.
    if (isSameEntry || (isSamePage && isBackOrForward)) return;
    scrollTo({ top: isBackOrForward ? rememberedScroll(key) : 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, key, isBackOrForward, main]);

  // A layout effect, so that these listeners come before the router's, which shows the new page at once on popstate.
  useLayoutEffect(() => {
    const remember = () => rememberScroll(shown.current.key);
    // Within the visit we restore the scroll position ourselves; over a page load the browser does it sooner than we can.
    const leave = () => {
      history.scrollRestoration = 'auto';
      saveScroll();
    };
    const enter = () => {
      history.scrollRestoration = 'manual';
    };
    // An entry that we had in hand before another page was loaded: the browser left its place to us.
    if (history.scrollRestoration === 'manual') scrollTo({ top: rememberedScroll(shown.current.key), behavior: 'instant' });
    enter();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('popstate', remember); // The last scroll event may still be under way.
    addEventListener('pagehide', leave);
    addEventListener('pageshow', enter);
    return () => {
      leave();
      removeEventListener('scroll', remember);
      removeEventListener('popstate', remember);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', enter);
    };
  }, []);

  return announcement;
}
