import { site } from 'virtual:content/site';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { routeOf } from '#src/lib/urls.ts';
import { loadTransition, prefetchOnInterest } from './prefetch.ts';
import { findScreen, type LoadedPage, notFoundScreen, type Screen } from './screen.ts';

/** The page that is shown, and how the visitor came to it. */
interface CurrentPage {
  page: LoadedPage;
  /**
   * The event that led to the page; what moves or fades in the picture of a case study; and `done`, which tells the browser that the page is shown.
   * Undefined for the first page, which is part of the document.
   */
  navigation?: { event: NavigateEvent; moveImage: (() => void) | undefined; done: () => void };
}

/**
 * Changes pages without loading a new document, by the Navigation API: links stay normal links, and the browser keeps history and
 * scroll positions. A browser without that API loads each page. After a navigation <main> has the focus, and screen readers
 * announce the title once.
 */
export function useNavigation(screens: readonly Screen[], firstPage: LoadedPage, main: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<CurrentPage>({ page: firstPage });
  const [announcement, setAnnouncement] = useState('');
  /** The route of the page on the screen; undefined while React renders another one. */
  const shownRoute = useRef<string | undefined>(firstPage.route);

  useLayoutEffect(() => {
    shownRoute.current = current.page.route;
    if (!current.navigation) return;
    restoreScroll(current.navigation.event);
    const { moveImage } = current.navigation;
    if (moveImage) requestAnimationFrame(moveImage); // The browser scrolls after this effect.
    // If the address has a hash, the browser has already moved the focus to its target.
    if (!document.querySelector(':target')) main.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
    current.navigation.done();
  }, [current, main]);

  useEffect(() => prefetchOnInterest(screens), [screens]);

  useEffect(() => {
    const navigate = (event: NavigateEvent) => {
      const screen = screenFor(event, screens);
      // The browser itself handles a link to a place on the same page.
      if (!screen || (event.destination.sameDocument && screen.route === shownRoute.current)) return;
      event.intercept({ focusReset: 'manual', handler: () => goTo(screen, event) });
    };
    // A new object each time, so that React renders and `done` is called even where the same page is already shown. Not in a transition:
    // React would start again whenever the old page changes, and Chromium never frees the pictures of the page that was half done.
    const show = (page: LoadedPage, event: NavigateEvent, moveImage: (() => void) | undefined) => {
      shownRoute.current = undefined;
      blurActiveElement();
      return new Promise<void>((done) => setCurrent({ page, navigation: { event, moveImage, done } }));
    };

    async function goTo(screen: Screen, event: NavigateEvent): Promise<void> {
      const [page, transition] = await Promise.all([screen.load().catch(() => undefined), loadTransition()]);
      if (location.href !== event.destination.url) return; // The visitor has gone to another page in the meantime.
      if (page) await show(page, event, transition?.rememberImage(shownRoute.current, page.route));
      else loadFromServer(event);
    }

    // With a visit counter every page is a document of its own, because few counters notice a page that the app has changed.
    if (site.visitCounter) return undefined;
    window.navigation?.addEventListener('navigate', navigate);
    return () => window.navigation?.removeEventListener('navigate', navigate);
  }, [screens]);

  return { page: current.page, announcement };
}

/** The screen that a navigation leads to; undefined where the browser should handle it. */
function screenFor(event: NavigateEvent, screens: readonly Screen[]): Screen | undefined {
  const { canIntercept, navigationType, downloadRequest, formData, destination } = event;
  const route = routeOf(new URL(destination.url));
  if (!canIntercept || navigationType === 'reload' || downloadRequest !== null || formData || !route) return undefined;
  // An address that is not a page may be a file, so the server handles it. For an entry of the same document there is no request: show the 404 page.
  return findScreen(screens, route) ?? (destination.sameDocument ? notFoundScreen(screens) : undefined);
}

/**
 * Removes the focus before React removes the old page. Otherwise Chromium paints the half-removed page when the focused element
 * disappears, and stores the end of that shorter page as the scroll position of the visitor.
 */
function blurActiveElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * The code did not load, and the address bar already shows the new address: scroll to the right place, then load
 * the page from the server.
 */
function loadFromServer(event: NavigateEvent): void {
  restoreScroll(event);
  location.reload();
}

/**
 * Scrolls to the top, to the hash, or to where the visitor was before, and does so before the new page is painted. Otherwise, where the
 * new page is shorter, Chromium stores its end as the scroll position. An aborted navigation cannot scroll any more: go to the top.
 */
function restoreScroll(event: NavigateEvent): void {
  if (event.signal.aborted) scrollTo(0, 0);
  else event.scroll();
}
