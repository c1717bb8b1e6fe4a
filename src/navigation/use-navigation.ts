import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { routeOf } from '#src/lib/page-address.ts';
import { noteDeparture } from './departure.ts';
import { prefetchOnInterest } from './prefetch.ts';
import { findScreen, notFoundScreen, type Page, type Screen } from './screen.ts';

interface Arrival {
  page: Page;
  /** What led here, and what tells the browser that the page is there; the first page came with the document. */
  navigation?: { event: NavigateEvent; done: () => void };
}

/**
 * Shows pages within the document, by the Navigation API: links stay plain links, and the browser keeps history and scroll
 * positions. A browser without it loads each page. After a navigation the main part has the focus and the title is said once.
 */
export function useNavigation(screens: readonly Screen[], firstPage: Page, main: RefObject<HTMLElement | null>) {
  const [arrival, setArrival] = useState<Arrival>({ page: firstPage });
  const [announcement, setAnnouncement] = useState('');
  /** Of the page that is shown and stays; none while another is being drawn. */
  const shownRoute = useRef<string | undefined>(firstPage.route);

  useLayoutEffect(() => {
    shownRoute.current = arrival.page.route;
    if (!arrival.navigation) return;
    scrollToPlace(arrival.navigation.event);
    // A hash that names a place has brought the focus there.
    if (!document.querySelector(':target')) main.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
    arrival.navigation.done();
  }, [arrival, main]);

  useEffect(() => prefetchOnInterest(screens), [screens]);

  useEffect(() => {
    const navigate = (event: NavigateEvent) => {
      const screen = screenFor(event, screens);
      // A place on the page that is shown is the browser's task.
      if (!screen || (event.destination.sameDocument && screen.route === shownRoute.current)) return;
      event.intercept({ focusReset: 'manual', handler: () => arriveAt(screen, event) });
    };
    // A new object each time: React then commits, and the browser hears of it, even where the page is already shown.
    const show = (page: Page, event: NavigateEvent) => {
      shownRoute.current = undefined;
      noteDeparture(page.route);
      leaveFocus();
      return new Promise<void>((done) => startTransition(() => setArrival({ page, navigation: { event, done } })));
    };

    async function arriveAt(screen: Screen, event: NavigateEvent): Promise<void> {
      const page = await screen.load().catch(() => undefined);
      if (location.href !== event.destination.url) return; // The visitor has gone elsewhere in the meantime.
      if (page) await show(page, event);
      else loadFromServer(event);
    }

    window.navigation?.addEventListener('navigate', navigate);
    return () => window.navigation?.removeEventListener('navigate', navigate);
  }, [screens]);

  return { page: arrival.page, announcement };
}

/** The screen that a navigation leads to; undefined where it is the browser's task. */
function screenFor(event: NavigateEvent, screens: readonly Screen[]): Screen | undefined {
  const { canIntercept, navigationType, downloadRequest, formData, destination } = event;
  const route = routeOf(new URL(destination.url));
  if (!canIntercept || navigationType === 'reload' || downloadRequest !== null || formData || !route) return undefined;
  // An address that is no page may be a file: the server knows. Going back to one within the document, there is no server to ask.
  return findScreen(screens, route) ?? (destination.sameDocument ? notFoundScreen(screens) : undefined);
}

/**
 * Before the old page is taken away. Chromium would else draw the page that is half gone as soon as what has the focus goes, and take
 * the end of that for the place where the visitor was.
 */
function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The code did not arrive, and the address bar already shows the target: load it as a page, from the place it is to be shown at. */
function loadFromServer(event: NavigateEvent): void {
  scrollToPlace(event);
  location.reload();
}

/**
 * To the top, to the hash, or to where the visitor was: before the new page is drawn. Chromium would else take the end of a page
 * that is shorter than the one before for the place where the visitor was. A navigation that was stopped has no say any more.
 */
function scrollToPlace(event: NavigateEvent): void {
  if (event.signal.aborted) scrollTo(0, 0);
  else event.scroll();
}
