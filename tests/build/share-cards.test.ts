import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { DIST } from '../support/dist.ts';
import { CASE_STUDIES, PAGES, SITE_URL } from '../support/pages.ts';

const documentOf = (route: string) => readFileSync(`${DIST}/${route === '/' ? 'index' : route.slice(1)}.html`, 'utf8');
const contentOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(([, content = '']) => content);

test.each(PAGES)(
  'SEO-05 $route has a share card: 1200 × 630, a PNG under 300 kB, at an absolute address, with words of its own',
  ({ route }) => {
    const html = documentOf(route);
    const [address = '', ...others] = contentOf(html, 'og:image');
    expect(others).toEqual([]);
    expect(address).toMatch(new RegExp(`^${SITE_URL}/images/cards/[a-z0-9-]+\\.png$`));
    const file = DIST + address.slice(SITE_URL.length);
    expect(imageSize(readFileSync(file))).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(statSync(file).size).toBeLessThan(300_000);
    expect(contentOf(html, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(html, 'og:image:height')).toEqual(['630']);
    expect(contentOf(html, 'twitter:card')).toEqual(['summary_large_image']);
  },
);

test('SEO-05 no two pages share a card or its alt text', () => {
  const cards = PAGES.map(({ route }) => contentOf(documentOf(route), 'og:image')[0]);
  const alts = PAGES.map(({ route }) => contentOf(documentOf(route), 'og:image:alt')[0]);
  expect(new Set(cards).size).toBe(PAGES.length);
  expect(new Set(alts).size).toBe(PAGES.length);
});

test.each(CASE_STUDIES)('SEO-05 the alt text of the card of $name says the words that stand on it', ({ route, name, title, minutes }) => {
  const [alt = ''] = contentOf(documentOf(route), 'og:image:alt');
  expect(alt).toBe(`${name}, ${title}, ${minutes} minute read, beside a picture of the product`);
});

test('the page for wrong addresses has no share card', () => {
  expect(contentOf(readFileSync(`${DIST}/404.html`, 'utf8'), 'og:image')).toEqual([]);
});
