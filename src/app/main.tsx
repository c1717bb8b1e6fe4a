import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app/app.tsx';
import { screens } from '#src/app/routes.tsx';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { useHydrated } from '#src/components/hooks.ts';
import { SiteErrorPage } from '#src/layout/error-page.tsx';
import { pagePath, routeOf } from '#src/lib/urls.ts';
import { findScreen, notFoundScreen } from '#src/navigation/screen.ts';

const container = document.getElementById('app') as HTMLElement;
const prerenderedRoute = container.dataset.route;

// A simple file server also serves /about.html. Show the proper address of the page instead.
if (prerenderedRoute?.startsWith('/')) {
  history.replaceState(history.state, '', pagePath(prerenderedRoute) + location.search + location.hash);
}
const screen = findScreen(screens, routeOf(location)) ?? notFoundScreen(screens);

// If the code of the screen does not load, this throws and the page stays as it is: complete HTML with working links.
const firstPage = await screen.load();

if (prerenderedRoute === '*' && screen.route !== '*') await redirectToPage(pagePath(screen.route));

const earlyClicks = window.earlyClicks ?? [];
window.earlyClicks = undefined; // From here on React handles clicks.

const app = (
  <StrictMode>
    <ErrorBoundary fallback={<SiteErrorPage />}>
      <App firstPage={firstPage} />
      <ReadySignal earlyClicks={earlyClicks} />
    </ErrorBoundary>
  </StrictMode>
);
// A transition, so that React pauses now and then to let the browser paint and handle input.
startTransition(() => {
  if (screen.route === prerenderedRoute) hydrateRoot(container, app);
  else createRoot(container).render(app);
});

/** The server does not know this address (such as /about/), but it may mean a page that exists: go there. */
async function redirectToPage(address: string): Promise<void> {
  if (location.pathname !== address) {
    location.replace(address + location.search + location.hash);
    await new Promise(() => {}); // Wait: the browser is leaving this page.
  }
  // The server does not know the proper address either. The app shows the page here, so remove the tags of the 404 page.
  for (const tag of document.head.querySelectorAll('title, meta:is([name="description"], [name="robots"], [name="theme-color"])'))
    tag.remove();
}

/** Once the app listens: sets `data-app="ready"` on <html>, clicks the buttons that were clicked before, and runs the owner's visit counter. */
function ReadySignal({ earlyClicks }: { earlyClicks: HTMLElement[] }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.dataset.app = 'ready';
    for (const button of earlyClicks.splice(0)) button.click();
    const counter = document.querySelector<HTMLTemplateElement>('#visit-counter');
    if (counter) document.body.append(counter.content.cloneNode(true));
  }, [isHydrated, earlyClicks]);
  return null;
}
