import { FEED } from '../../schema/routes.ts';
import type { Content } from './content.ts';
import { pagesOf } from './pages.ts';

/** An old address, and what is found there now. */
export interface Redirect {
  /** The path as hosts see it: below a path such as /portfolio they get the part after it. Decoded, without a slash at its end. */
  from: string;
  /** The path as browsers see it, with that of the site before it. */
  to: string;
  /** The title of the page; undefined for the feed. */
  title?: string;
}

/** The old addresses of articles and of their feed. */
export function redirectsOf(content: Content, siteUrl: string): Redirect[] {
  const pages = pagesOf(content);
  const pathOf = (route: string) => new URL(siteUrl + route).pathname;
  const articles = content.articles.flatMap(({ text, data: { aliases, title } }) =>
    pages.filter((page) => page.text === text).flatMap(({ route }) => aliases.map((from) => ({ from, to: pathOf(route), title }))),
  );
  const feeds = pages.some(({ kind }) => kind === 'writing') ? content.site.writing.feedAliases : [];
  return [...articles, ...feeds.map((from) => ({ from, to: pathOf(FEED) }))];
}

/** The path of an old address as it is requested: encoded, with capital digits as browsers write them, or with small ones as WordPress does. */
export function requestedPaths({ from }: Redirect): string[] {
  const encoded = encodeURI(from);
  return [...new Set([encoded, encoded.replace(/%../g, (code) => code.toLowerCase())])];
}
