// Renders a route as an HTML document, for the build and for the development server.
import type { ComponentProps } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '#src/app/app.tsx';
import { Document } from '#src/app/document.tsx';
import { screens } from '#src/app/routes.tsx';
import { pageUrl } from '#src/lib/urls.ts';
import { findScreen, notFoundScreen } from '#src/navigation/screen.ts';

/** Every route, including "*", the 404 page. */
export const routes = screens.map(({ route }) => route);

/** The addresses that search engines may index. */
export const indexedUrls = routes.filter((route) => route !== '*').map(pageUrl);

export const sitemapUrl = pageUrl('/sitemap.xml');

type RenderOptions = Omit<ComponentProps<typeof Document>, 'route' | 'children'>;

/** The HTML of a route. Where there is no such route: the 404 page. */
export async function renderDocument(route: string, options: RenderOptions): Promise<string> {
  const page = await (findScreen(screens, route) ?? notFoundScreen(screens)).load();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Document route={page.route} {...options}>
      <App firstPage={page} />
    </Document>,
    { onError: (error) => void errors.push(error) },
  );
  // Inside a Suspense boundary React does not throw but leaves the failed component to the browser. Stop instead: it must not be published.
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
