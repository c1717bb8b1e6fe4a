import type { Graph, Person, Thing } from 'schema-dts';
import type { CaseStudyMeta } from '#schema';
import { shareCardPath } from '../../src/lib/pages.ts';
import { type Content, webProfiles } from '../content/content.ts';
import { readingMinutes } from '../mdx/reading-time.ts';
import { shareCardAlts } from './share-cards.ts';

/**
 * JSON-LD for search engines, by route; it states only what the page shows too. Only the build writes it: the content security policy
 * has Trusted Types on, so a page that creates a script element in the browser would break.
 */
export function structuredData(content: Content, siteUrl: string): Map<string, string> {
  const { site, about, caseStudies, customPages } = content;
  const { name, role, email, locale, profiles } = content.owner;
  const shareCards = shareCardAlts(content);
  const owner = { '@type': 'Person', '@id': `${siteUrl}/#owner`, name, url: `${siteUrl}/` } satisfies Person;
  const profile = (route: string, person: Person): Thing[] => [
    {
      '@type': 'ProfilePage',
      '@id': `${siteUrl}${route}#page`,
      url: siteUrl + route,
      inLanguage: locale,
      mainEntity: { '@id': owner['@id'] },
    },
    person as Thing,
  ];
  const article = (slug: string, meta: CaseStudyMeta): Thing => ({
    '@type': 'Article',
    '@id': `${siteUrl}/${slug}#article`,
    headline: `${meta.name}: ${meta.title}`,
    author: { '@id': owner['@id'] },
    timeRequired: `PT${readingMinutes(content, slug)}M`,
    ...(shareCards[`/${slug}`] && { image: siteUrl + shareCardPath(`/${slug}`) }),
    mainEntityOfPage: `${siteUrl}/${slug}`,
    inLanguage: locale,
  });
  const home = site.navigation.find(({ to }) => to === '/')?.label ?? name;
  const pages: [route: string, things: Thing[]][] = [
    ['/', profile('/', { ...owner, jobTitle: role, email, sameAs: webProfiles({ profiles }).map(({ url }) => url) })],
    ...(about ? [['/about', profile('/about', { ...owner, jobTitle: role })] as [string, Thing[]]] : []),
    ...customPages.map(({ slug, page: { heading } }): [string, Thing[]] => [
      `/${slug}`,
      [
        { '@type': 'WebPage', '@id': `${siteUrl}/${slug}#page`, url: `${siteUrl}/${slug}`, name: heading, inLanguage: locale },
        breadcrumbs(siteUrl, home, slug, heading),
      ],
    ]),
    ...caseStudies.map(({ slug, meta }): [string, Thing[]] => [
      `/${slug}`,
      [article(slug, meta), owner, breadcrumbs(siteUrl, home, slug, meta.name)],
    ]),
  ];
  return new Map(pages.map(([route, things]) => [route, json({ '@context': 'https://schema.org', '@graph': things })]));
}

function breadcrumbs(siteUrl: string, home: string, slug: string, name: string): Thing {
  const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem' as const, position, name, item });
  return { '@type': 'BreadcrumbList', itemListElement: [step(1, home, `${siteUrl}/`), step(2, name, `${siteUrl}/${slug}`)] };
}

/** JSON that is safe inside a script element: without any "<". */
const json = (graph: Graph) => JSON.stringify(graph).replaceAll('<', '\\u003c');

/** The text of sitemap.xml: every page that search engines may index. */
export function sitemapXml(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** The text of robots.txt: every crawler may read every page. */
export const robotsText = (sitemapUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
