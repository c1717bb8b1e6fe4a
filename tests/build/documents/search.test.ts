import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributes, DIST, documentOf, documentsIn, fileOf, metaOf } from '../../support/sites/dist.ts';
import { PAGES, SITE_URL, titleOf } from '../../support/sites/pages.ts';

const indexable = documentsIn(DIST).filter(({ file }) => file !== '404.html');

test.each(PAGES)(
  'SEO-01 $route has one title, description, keywords, robots, canonical and Open Graph data',
  { tags: ['§2.10', '§2.11', '§2.13', '§3.4'] },
  ({ route, page }) => {
    const html = documentOf(route);
    const url = SITE_URL + route;
    expect([...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)).toEqual([titleOf(page)]);
    const [description = ''] = metaOf(html, 'description');
    expect(metaOf(html, 'description')).toHaveLength(1);
    expect(metaOf(html, 'keywords')).toHaveLength(1);
    expect(metaOf(html, 'robots')).toEqual(['index, follow']);
    expect(attributes(html, 'link rel="canonical"', 'href')).toEqual([url]);
    expect(metaOf(html, 'og:title')).toEqual([titleOf(page)]);
    expect(metaOf(html, 'og:description')).toEqual([description]);
    expect(metaOf(html, 'og:type')).toEqual(['website']);
    expect(metaOf(html, 'og:url')).toEqual([url]);
  },
);

test('SEO-01 titles are unique and at most 60 characters, descriptions unique and 70 to 160', () => {
  const titles = indexable.map(({ html }) => /<title>([^<]*)/.exec(html)?.[1] ?? '');
  const descriptions = indexable.map(({ html }) => metaOf(html, 'description')[0] ?? '');
  expect(new Set(titles).size).toBe(indexable.length);
  expect(new Set(descriptions).size).toBe(indexable.length);
  for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60);
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
});

test('SEO-02 canonical, og:url, sitemap entry and the file that answers are the same address', () => {
  const sitemap = [...readFileSync(`${DIST}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  const canonicals = indexable.map(({ html }) => attributes(html, 'link rel="canonical"', 'href')[0] ?? '');
  expect([...sitemap].sort()).toEqual([...canonicals].sort());
  for (const url of sitemap) {
    const { origin, pathname } = new URL(url);
    expect(origin).toBe(SITE_URL);
    expect(pathname === '/' || !pathname.endsWith('/'), url).toBe(true);
    expect(existsSync(`${DIST}/${fileOf(pathname)}`), url).toBe(true);
  }
});

test('SEO-03 the sitemap lists exactly the indexable pages; robots.txt allows everything and names it', () => {
  const sitemap = readFileSync(`${DIST}/sitemap.xml`, 'utf8');
  expect([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc).sort()).toEqual(
    PAGES.map(({ route }) => SITE_URL + route).sort(),
  );
  expect(readFileSync(`${DIST}/robots.txt`, 'utf8')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
});

test('SEO-03 the page for wrong addresses is noindex and has no canonical', () => {
  const html = readFileSync(`${DIST}/404.html`, 'utf8');
  expect(metaOf(html, 'robots')).toEqual(['noindex']);
  expect(html).not.toContain('rel="canonical"');
});
