// Build only: turns a route into HTML.
import { prerender } from 'react-dom/static';
import { site } from '#content/site.ts';
import { App } from '#src/app.tsx';
import { pageAddress } from '#src/lib/page-address.ts';
import { findScreen } from '#src/navigation/screen.ts';
import { rootRoute } from '#src/routes.tsx';

const { screens } = rootRoute;

/** Every route, the page for wrong addresses included. */
export const routes = screens.map(({ route }) => route);

/** What search engines may list. */
export const indexedUrls = routes.filter((route) => route !== '*').map(pageAddress);

export const sitemapUrl = pageAddress('/sitemap.xml');

/** Whom to tell of a weakness, and where that is written. */
export const security = { email: site.owner.email, canonical: pageAddress('/.well-known/security.txt') };

/** The HTML of a route: head tags first, then what belongs into #app. */
export async function renderRoute(route: string): Promise<string> {
  const screen = findScreen(screens, route) ?? fail(new Error(`There is no screen for ${route}.`));
  const { prelude } = await prerender(<App firstPage={await screen.load()} />, { onError: fail });
  return new Response(prelude).text();
}

function fail(error: unknown): never {
  throw error;
}
