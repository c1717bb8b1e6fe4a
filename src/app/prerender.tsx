// Renders a route as an HTML document, for the build and for the development server.
import { articleTexts } from 'virtual:content/articles';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from '#src/app/app.tsx';
import { Document } from '#src/app/document.tsx';
import { screens } from '#src/app/routes.tsx';
import { findScreen, notFoundScreen } from '#src/navigation/screen.ts';
import { ArticleBody } from '#src/screens/writing/article-body.tsx';
import type { Renderer } from './interface.ts';

export const renderDocument: Renderer['renderDocument'] = async (route, options) => {
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
};

export const renderArticleText: Renderer['renderArticleText'] = async (route) => {
  const text = await articleTexts.find((article) => article.route === route)?.load();
  return text ? renderToStaticMarkup(<ArticleBody {...text} />) : '';
};
