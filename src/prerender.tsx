// Turns a route into an HTML document, for the build and for the development server.
import { prerender } from 'react-dom/static';
import { App } from '#src/app.tsx';
import { Document, type DocumentFiles } from '#src/document.tsx';
import { owner } from '#src/lib/owner.ts';
import { pageAddress } from '#src/lib/page-address.ts';
import { findScreen, notFoundScreen } from '#src/navigation/screen.ts';
import { rootRoute } from '#src/routes.tsx';

const { screens } = rootRoute;

/** Every route, the page for wrong addresses included. */
export const routes = screens.map(({ route }) => route);

/** What search engines may list. */
export const indexedUrls = routes.filter((route) => route !== '*').map(pageAddress);

export const sitemapUrl = pageAddress('/sitemap.xml');

/** Whom to tell of a weakness, and where that is written. */
export const security = { email: owner.email, locale: owner.locale, canonical: pageAddress('/.well-known/security.txt') };

interface Surroundings {
  files: DocumentFiles;
  firstFrame: string;
  data?: string | undefined;
}

/** The document of a route; the page for wrong addresses where there is no such route. */
export async function renderDocument(route: string, surroundings: Surroundings): Promise<string> {
  const page = await (findScreen(screens, route) ?? notFoundScreen(screens)).load();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Document route={page.route} {...surroundings}>
      <App firstPage={page} />
    </Document>,
    { onError: (error) => void errors.push(error) },
  );
  // Inside a Suspense boundary React would leave a broken part to the browser. Nobody is to publish that.
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
