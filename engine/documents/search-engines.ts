import type { Graph, Person, Thing } from 'schema-dts';
import type { CaseStudyMeta } from '#schema';
import { articleRoute, WRITING } from '../../src/lib/articles.ts';
import { articleCardPath, shareCardPath } from '../../src/lib/pages.ts';
import { factsOf, lastChange } from '../content/articles.ts';
import { type Content, webProfiles } from '../content/content.ts';
import { readingMinutes } from '../mdx/reading-time.ts';
import { shareCardAlts } from './share-cards.ts';

/**
 * JSON-LD for search engines, by route; it states only what the page shows too. Only the build writes it: the content security policy
 * has Trusted Types on, so a page that creates a script element in the browser would break.
 */
export function structuredData(content: Content, siteUrl: string): Map<string, string> {
  const { site, labels, about, caseStudies, customPages, articles } = content;
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
  const article = (route: string, headline: string, minutes: number, card: string) => ({
    '@type': 'Article' as const,
    '@id': `${siteUrl}${route}#article`,
    headline,
    author: { '@id': owner['@id'] },
    timeRequired: `PT${minutes}M`,
    ...(shareCards[route] && { image: siteUrl + card }),
    mainEntityOfPage: siteUrl + route,
    inLanguage: locale,
  });
  const caseStudy = (slug: string, { name, title }: CaseStudyMeta): Thing =>
    article(`/${slug}`, `${name}: ${title}`, readingMinutes(content, slug), shareCardPath(`/${slug}`));
  const posting = (one: (typeof articles)[number]): Thing => {
    const { slug, title, date, minutes } = factsOf(content, one);
    const facts = article(articleRoute(slug), title, minutes, articleCardPath(slug));
    return { ...facts, '@type': 'BlogPosting', datePublished: date, dateModified: lastChange(one) };
  };
  const home = site.navigation.find(({ to }) => to === '/')?.label ?? name;
  const pages: [route: string, things: Thing[]][] = [
    ['/', profile('/', { ...owner, jobTitle: role, email, sameAs: webProfiles({ profiles }).map(({ url }) => url) })],
    ...(about ? [['/about', profile('/about', { ...owner, jobTitle: role })] as [string, Thing[]]] : []),
    ...customPages.map(({ slug, page: { heading } }): [string, Thing[]] => [
      `/${slug}`,
      [
        { '@type': 'WebPage', '@id': `${siteUrl}/${slug}#page`, url: `${siteUrl}/${slug}`, name: heading, inLanguage: locale },
        breadcrumbs(siteUrl, ['/', home], [`/${slug}`, heading]),
      ],
    ]),
    ...caseStudies.map(({ slug, meta }): [string, Thing[]] => [
      `/${slug}`,
      [caseStudy(slug, meta), owner, breadcrumbs(siteUrl, ['/', home], [`/${slug}`, meta.name])],
    ]),
    ...articles.map((one): [string, Thing[]] => [
      articleRoute(one.slug),
      [
        posting(one),
        owner,
        breadcrumbs(siteUrl, ['/', home], [WRITING, labels.writing.heading], [articleRoute(one.slug), one.article.title]),
      ],
    ]),
  ];
  return new Map(pages.map(([route, things]) => [route, json({ '@context': 'https://schema.org', '@graph': things })]));
}

/** The way from home to a page. */
function breadcrumbs(siteUrl: string, ...pages: (readonly [route: string, name: string])[]): Thing {
  const steps = pages.map(([route, name], index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: siteUrl + route,
  }));
  return { '@type': 'BreadcrumbList', itemListElement: steps };
}

/** JSON that is safe inside a script element: without any "<". */
const json = (graph: Graph) => JSON.stringify(graph).replaceAll('<', '\\u003c');

/** The text of sitemap.xml: every page that search engines may index. Only articles have a date. */
export function sitemapXml({ articles }: Content, siteUrl: string, urls: string[]): string {
  const changes = new Map(articles.map((one) => [siteUrl + articleRoute(one.slug), lastChange(one)]));
  const dateOf = (url: string) => (changes.has(url) ? `<lastmod>${changes.get(url)}</lastmod>` : '');
  const entries = urls.map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc>${dateOf(url)}</url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** The text of robots.txt: every crawler may read every page. */
export const robotsText = (sitemapUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
