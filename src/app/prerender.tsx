// Renders a route as an HTML document, for the build and for the development server.
import { articleTexts } from 'virtual:content/articles';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from '#src/app/app.tsx';
import { Document } from '#src/app/document.tsx';
import { screens } from '#src/app/routes.tsx';
import { articleRoute } from '#src/lib/articles.ts';
import { pageUrl } from '#src/lib/urls.ts';
import { findScreen, notFoundScreen } from '#src/navigation/screen.ts';
import { ArticleBody } from '#src/screens/writing/article-body.tsx';

/** Every route, including "*", the 404 page. The screens of articles are not listed: see findScreen(). */
export const routes = [...screens.map(({ route }) => route), ...articleTexts.map(({ slug }) => articleRoute(slug))];

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

/** The HTML of an article without the page around it, for the feed. */
export async function renderArticleText(slug: string): Promise<string> {
  const text = await articleTexts.find((one) => one.slug === slug)?.load();
  return text ? renderToStaticMarkup(<ArticleBody {...text} />) : '';
}
