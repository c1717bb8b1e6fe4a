import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app.tsx';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { BrokenSite } from '#src/layout/broken-page.tsx';
import { pagePath, routeOf } from '#src/lib/page-address.ts';
import { findScreen, notFoundScreen } from '#src/navigation/screen.ts';
import { ReadySignal } from '#src/ready-signal.tsx';
import { rootRoute } from '#src/routes.tsx';

const { screens } = rootRoute;
const container = document.getElementById('app') as HTMLElement;
const rendered = container.dataset.route;

// A plain file server answers /about.html too: the address becomes the one that the page is known by.
if (rendered?.startsWith('/')) {
  history.replaceState(history.state, '', pagePath(rendered) + location.search + location.hash);
}
const screen = findScreen(screens, routeOf(location)) ?? notFoundScreen(screens);
if (rendered === '*' && screen.route !== '*') await correctAddress(pagePath(screen.route));

// Should the screen's code fail to arrive, the page stays what it is: complete HTML with working links.
const firstPage = await screen.load();

const earlyClicks = window.earlyClicks ?? [];
window.earlyClicks = undefined; // From here on React listens itself.

const app = (
  <StrictMode>
    <ErrorBoundary fallback={<BrokenSite />}>
      <App firstPage={firstPage} />
      <ReadySignal earlyClicks={earlyClicks} />
    </ErrorBoundary>
  </StrictMode>
);
// As a transition, so that React lets the browser paint and answer in between.
startTransition(() => {
  if (screen.route === rendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
});

/** The server knows no /about/, but the visitor means a page that exists: go there. */
async function correctAddress(address: string): Promise<void> {
  if (location.pathname !== address) {
    location.replace(address + location.search + location.hash);
    await new Promise(() => {}); // The page is on its way out.
  }
  // The server does not know the proper address either: the app shows the page in place of the one for wrong addresses.
  for (const tag of document.head.querySelectorAll('title, meta:is([name="description"], [name="robots"], [name="theme-color"])'))
    tag.remove();
}
