import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { DIST, documentOf, metaOf } from '../../support/sites/dist.ts';
import { CASE_STUDIES, PAGES, SITE_URL } from '../../support/sites/pages.ts';

test.each(PAGES)(
  'SEO-05 $route has a share card: 1200 × 630, a PNG under 300 kB, at an absolute address, with words of its own',
  ({ route }) => {
    const html = documentOf(route);
    const [address = '', ...others] = metaOf(html, 'og:image');
    expect(others).toEqual([]);
    expect(address).toMatch(new RegExp(`^${SITE_URL}/images/cards/[a-z0-9-]+\\.png$`));
    const file = DIST + address.slice(SITE_URL.length);
    expect(imageSize(readFileSync(file))).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(statSync(file).size).toBeLessThan(300_000);
    expect(metaOf(html, 'og:image:width')).toEqual(['1200']);
    expect(metaOf(html, 'og:image:height')).toEqual(['630']);
    expect(metaOf(html, 'twitter:card')).toEqual(['summary_large_image']);
  },
);

test('SEO-05 no two pages share a card or its alt text', () => {
  const cards = PAGES.map(({ route }) => metaOf(documentOf(route), 'og:image')[0]);
  const alts = PAGES.map(({ route }) => metaOf(documentOf(route), 'og:image:alt')[0]);
  expect(new Set(cards).size).toBe(PAGES.length);
  expect(new Set(alts).size).toBe(PAGES.length);
});

test.each(CASE_STUDIES)('SEO-05 the alt text of the card of $name says the words that stand on it', ({ route, name, title, minutes }) => {
  const [alt = ''] = metaOf(documentOf(route), 'og:image:alt');
  expect(alt).toBe(`${name}, ${title}, ${minutes} minute read, beside a picture of the product`);
});

test('the page for wrong addresses has no share card', () => {
  expect(metaOf(documentOf('/404'), 'og:image')).toEqual([]);
});
