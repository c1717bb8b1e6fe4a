import type { Owner } from '#schema';
import { AI_CRAWLERS, AI_POLICIES } from './ai-crawlers.ts';

/** The text of sitemap.xml: every page that search engines may list. */
export function sitemapXml(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/**
 * RFC 9309: a crawler that finds its own name obeys that group alone; all others obey the group `*`.
 * Content-Signal (contentsignals.org) says the same by purpose, for crawlers that are not on our list.
 */
export function robotsText(sitemapUrl: string, { aiCrawlers = 'answers' }: Pick<Owner, 'aiCrawlers'>): string {
  const { refused, signal } = AI_POLICIES[aiCrawlers];
  const names = AI_CRAWLERS.filter(({ purpose }) => refused.includes(purpose)).map(({ token }) => `User-agent: ${token}\n`);
  const everybody = `User-agent: *\nContent-Signal: ${signal}\nAllow: /\n`;
  const others = names.length > 0 ? [`${names.join('')}Disallow: /\n`] : [];
  return [everybody, ...others, `Sitemap: ${sitemapUrl}\n`].join('\n');
}
