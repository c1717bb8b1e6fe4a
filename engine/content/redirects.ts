import { FEED } from '../../schema/routes.ts';
import { articleRoute } from './addresses.ts';
import type { Content } from './content.ts';

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
  const { articles, site } = content;
  const pathOf = (route: string) => new URL(siteUrl + route).pathname;
  const toPages = articles.flatMap(({ slug, data: { aliases, title } }) =>
    aliases.map((from) => ({ from, to: pathOf(articleRoute(site.writing.address, slug)), title })),
  );
  const toFeed = articles.length > 0 ? site.writing.feedAliases : [];
  return [...toPages, ...toFeed.map((from) => ({ from, to: pathOf(FEED) }))];
}

/** The path of an old address as it is requested: encoded, with capital digits as browsers write them, or with small ones as WordPress does. */
export function requestedPaths({ from }: Redirect): string[] {
  const encoded = encodeURI(from);
  return [...new Set([encoded, encoded.replace(/%../g, (code) => code.toLowerCase())])];
}
