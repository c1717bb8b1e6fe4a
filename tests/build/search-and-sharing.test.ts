import { existsSync, readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { textsIn } from '../../engine/content/values.ts';
import { SAMPLE } from '../support/owners/sample.ts';
import { appOf, attributes, DIST, documentOf, documentsIn, fileOf, metaOf, textOf } from '../support/sites/dist.ts';
import { CASE_STUDIES, PAGES, SITE_URL, titleOf } from '../support/sites/pages.ts';

const documents = documentsIn(DIST);
const read = (file: string) => readFileSync(`${DIST}/${file}`, 'utf8');

test.each(PAGES)(
  'SEO-01 $route has one title, description, keywords, robots, canonical and Open Graph data',
  { tags: ['§2.10', '§2.11', '§2.13', '§3.4'] },
  ({ route, pageName }) => {
    const html = documentOf(route);
    const url = SITE_URL + route;
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title);
    expect(titles).toEqual([titleOf(pageName)]);
    expect(titles[0]?.length).toBeLessThanOrEqual(60);
    const [description = '', ...others] = metaOf(html, 'description');
    expect(others).toEqual([]);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(metaOf(html, 'keywords')).toHaveLength(1);
    expect(metaOf(html, 'robots')).toEqual(['index, follow']);
    expect(attributes(html, 'link rel="canonical"', 'href')).toEqual([url]);
    expect(metaOf(html, 'og:title')).toEqual(titles);
    expect(metaOf(html, 'og:description')).toEqual([description]);
    expect(metaOf(html, 'og:type')).toEqual(['website']);
    expect(metaOf(html, 'og:url')).toEqual([url]);
  },
);

test('SEO-01 SEO-05 no two pages share a description, a card or its alt text', () => {
  for (const name of ['description', 'og:image', 'og:image:alt']) {
    expect(new Set(PAGES.map(({ route }) => metaOf(documentOf(route), name)[0])).size, name).toBe(PAGES.length);
  }
});

test('SEO-02 SEO-03 the sitemap lists exactly the pages, each of which has a file, and robots.txt names the sitemap', () => {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.toSorted()).toEqual(PAGES.map(({ route }) => SITE_URL + route).toSorted());
  for (const address of addresses) expect(existsSync(`${DIST}/${fileOf(new URL(address).pathname)}`), address).toBe(true);
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
});

test('SEO-03 the 404 page is noindex, and has no canonical address and no share card', () => {
  const html = read('404.html');
  expect(metaOf(html, 'robots')).toEqual(['noindex']);
  expect(html).not.toContain('rel="canonical"');
  expect(metaOf(html, 'og:image')).toEqual([]);
});

test.each(PAGES)('SEO-05 $route has a share card: a PNG of 1200 × 630 under 300 kB, at an absolute address', ({ route }) => {
  const html = documentOf(route);
  const [address = '', ...others] = metaOf(html, 'og:image');
  expect(others).toEqual([]);
  expect(address).toMatch(new RegExp(`^${SITE_URL}/images/cards/[a-z0-9-]+\\.png$`));
  const file = DIST + address.slice(SITE_URL.length);
  expect(imageSize(readFileSync(file))).toMatchObject({ width: 1200, height: 630, type: 'png' });
  expect(statSync(file).size).toBeLessThan(300_000);
  expect(metaOf(html, 'twitter:card')).toEqual(['summary_large_image']);
});

test.each(CASE_STUDIES)('SEO-05 the alt text of the card of $name repeats the text on it', ({ route, name, title, minutes }) => {
  const [alt = ''] = metaOf(documentOf(route), 'og:image:alt');
  expect(alt).toBe(`${name}, ${title}, ${minutes} minute read, beside a picture of the product`);
});

type Node = Record<string, unknown>;

const NOT_TEXT = new Set(['@context', '@type', '@id', 'inLanguage', 'timeRequired']);

/** The graph in the raw HTML of a page; empty if it has none. */
function graphOf(html: string): Node[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json ? (JSON.parse(json)['@graph'] as Node[]) : [];
}

test('SEO-04 home and About are profile pages, case studies are articles, and no other page has structured data', () => {
  const typesOf = (route: string) => graphOf(documentOf(route)).map((node) => node['@type']);
  for (const route of ['/', '/about']) expect(typesOf(route)).toEqual(['ProfilePage', 'Person']);
  for (const { route, minutes } of CASE_STUDIES) {
    expect(typesOf(route)).toEqual(['Article', 'Person', 'BreadcrumbList']);
    expect(graphOf(documentOf(route))[0]?.timeRequired).toBe(`PT${minutes}M`);
  }
  for (const route of ['/contact', '/resume', '/404']) expect(typesOf(route)).toEqual([]);
});

test.each(documents)('SEO-04 in the structured data of $file references resolve, and every fact and address is on the page', ({ html }) => {
  const graph = graphOf(html);
  const described = graph.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']);
  const text = textOf(appOf(html)).toLowerCase();
  for (const [path, value] of textsIn(graph)) {
    const name = path.findLast((part) => typeof part === 'string') ?? '';
    if (name === '@id') expect(described).toContain(value);
    if (NOT_TEXT.has(name)) continue;
    if (value.startsWith(SITE_URL)) expect(html).toContain(value.replace(`${SITE_URL}/`, '/').replace(SITE_URL, '/'));
    else if (/^https?:/.test(value)) expect(html).toContain(`href="${value}"`);
    else expect(text).toContain(value.toLowerCase());
  }
});

test('SEO-08 every page links to its icons, and each icon has its declared size', () => {
  for (const { file, html } of documents) {
    expect(attributes(html, 'link rel="icon"', 'href'), file).toEqual(['/favicon.ico', '/favicon.svg']);
    expect(attributes(html, 'link rel="apple-touch-icon"', 'href'), file).toEqual(['/apple-touch-icon.png']);
    expect(attributes(html, 'link rel="manifest"', 'href'), file).toEqual(['/manifest.webmanifest']);
  }
  const sizeOf = (file: string) => imageSize(readFileSync(`${DIST}/${file}`));
  expect(sizeOf('favicon.ico').images?.map(({ width }) => width)).toEqual([16, 32, 48]);
  expect(sizeOf('apple-touch-icon.png')).toMatchObject({ type: 'png', width: 180, height: 180 });
  expect(read('favicon.svg')).toContain('@media (prefers-color-scheme:dark)');
  const { name, icons } = JSON.parse(read('manifest.webmanifest'));
  expect(name).toContain(SAMPLE.owner.name);
  expect(icons.map(({ sizes, purpose }: Node) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of icons) expect(`${sizeOf(src).width}x${sizeOf(src).height}`, src).toBe(sizes);
});
