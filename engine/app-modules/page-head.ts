import type { Content } from '../content/content.ts';
import { type Page, pagesOf } from '../content/pages.ts';
import { publishedCard } from './share-cards.ts';

/** The title of a page, such as "About - Skye Sampleton Portfolio". */
export const pageTitle = (name: string, { owner, labels }: Content) => `${name} - ${owner.name} ${labels.page.portfolio}`;

/** What a page writes into its head: for browsers, search engines and shared links. */
export interface PageHead {
  title: string;
  description: string;
  keywords?: string | undefined;
  url: string;
  card?: { url: string; alt: string } | undefined;
}

export function headOf(content: Content, siteUrl: string, page: Page): PageHead {
  return {
    title: pageTitle(page.name, content),
    description: page.description,
    keywords: page.keywords?.join(', '),
    url: siteUrl + page.route,
    card: publishedCard(content, siteUrl, page),
  };
}

/** The head of the one page of this kind. */
export function headOfKind(content: Content, siteUrl: string, kind: Page['kind']): PageHead {
  const page = pagesOf(content).find((one) => one.kind === kind);
  if (!page) throw new Error(`The site has no page "${kind}".`);
  return headOf(content, siteUrl, page);
}
