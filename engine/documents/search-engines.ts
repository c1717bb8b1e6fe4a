import type { Graph, Person, Thing } from 'schema-dts';
import { publishedCard } from '../app-modules/share-cards.ts';
import { type Content, webProfiles } from '../content/content.ts';
import { type Page, pagesOf } from '../content/pages.ts';
import { minutesOf } from '../prose/reading-time.ts';

/**
 * JSON-LD for search engines, by route; it states only what the page shows too. Only the build writes it: the content security policy
 * has Trusted Types on, so a page that creates a script element in the browser would break.
 */
export function structuredData(content: Content, siteUrl: string): Map<string, string> {
  const { name, role, email, locale, profiles } = content.owner;
  const owner = { '@type': 'Person', '@id': `${siteUrl}/#owner`, name, url: `${siteUrl}/` } satisfies Person;
  const imageOf = (page: Page) => {
    const card = publishedCard(content, siteUrl, page);
    return card && { image: card.url };
  };
  const article = (page: Page) => ({
    '@type': 'Article' as const,
    '@id': `${siteUrl}${page.route}#article`,
    headline: page.heading,
    author: { '@id': owner['@id'] },
    timeRequired: `PT${minutesOf(content, page)}M`,
    ...imageOf(page),
    mainEntityOfPage: siteUrl + page.route,
    inLanguage: page.lang ?? locale,
  });
  const webPage = (type: 'ProfilePage' | 'WebPage', { route }: Page) => ({
    '@type': type,
    '@id': `${siteUrl}${route}#page`,
    url: siteUrl + route,
  });
  const contacts = { email, sameAs: webProfiles({ profiles }).map(({ url }) => url) };
  const thingsOn = (page: Page): Thing[] => {
    switch (page.type) {
      case 'ProfilePage': {
        const person: Person = { ...owner, jobTitle: role, ...(page.kind === 'home' && contacts) };
        return [{ ...webPage('ProfilePage', page), inLanguage: locale, mainEntity: { '@id': owner['@id'] } }, person as Thing];
      }
      case 'WebPage':
        return [{ ...webPage('WebPage', page), name: page.heading, inLanguage: locale }];
      case 'Article':
        return [article(page), owner];
      case 'BlogPosting':
        return [
          {
            ...article(page),
            '@type': 'BlogPosting',
            datePublished: page.date,
            dateModified: page.updated,
            keywords: page.keywords,
          } as Thing,
          owner,
        ];
      default:
        return [];
    }
  };
  const pages = pagesOf(content);
  const described = pages.filter(({ type }) => type);
  return new Map(
    described.map((page) => {
      const things = [...thingsOn(page), ...breadcrumbs(content, siteUrl, pages, page)];
      return [page.route, json({ '@context': 'https://schema.org', '@graph': things })];
    }),
  );
}

/** The way from home to a page below another one. */
function breadcrumbs({ site, owner }: Content, siteUrl: string, pages: Page[], page: Page): Thing[] {
  const home = site.navigation.find(({ to }) => to === '/')?.label ?? owner.name;
  const way = (one: Page): Page[] => [...pages.filter(({ route }) => route === one.parent).flatMap(way), one];
  const steps = way(page).map(({ route, card }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: route === '/' ? home : card.title,
    item: siteUrl + route,
  }));
  return page.parent ? [{ '@type': 'BreadcrumbList', itemListElement: steps }] : [];
}

/** JSON that is safe inside a script element: without any "<". */
const json = (graph: Graph) => JSON.stringify(graph).replaceAll('<', '\\u003c');

/** The text of sitemap.xml: every page that search engines may index. Only articles have a date. */
export function sitemapXml(content: Content, siteUrl: string): string {
  const entries = pagesOf(content).map(({ route, updated }) => {
    const lastChange = updated ? `<lastmod>${updated}</lastmod>` : '';
    return `  <url><loc>${(siteUrl + route).replaceAll('&', '&amp;')}</loc>${lastChange}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** The text of robots.txt: every crawler may read every page. */
export const robotsText = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
