import { expect, type Page, test } from '@playwright/test';
import { intro as gardenIntro } from '../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { intro as crawlerIntro } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { intro as mapIntro } from '../../../sample/case-studies/wehike/converting-map/intro.ts';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { open } from '../../support/page/app.ts';
import { brokenWords } from '../../support/page/layout.ts';
import { isSameDocument, markDocument, walk } from '../../support/page/navigation.ts';
import { CASE_STUDIES, NOT_FOUND, PAGES } from '../../support/sites/pages.ts';

/** The addresses of the links of a page that lead out of the site. */
async function linksOut(page: Page, origin = ''): Promise<string[]> {
  const hrefs = await page.locator('a[href^=http]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.filter((href) => !href.startsWith(origin)).map((href) => href.replace(/\/$/, ''));
}

test('the seven specified pages stand below one layout, and their links out of the site are the specified ones', {
  tag: ['@§2.1', '@§2.2', '@§5.5', '@§5.6', '@§9.2'],
}, async ({ page, baseURL }) => {
  expect(PAGES.map(({ route }) => route).sort()).toEqual(['/', '/about', '/contact', '/mycelium', '/resume', '/suncoastpatios', '/wehike']);
  await open(page, NOT_FOUND.route);
  const outside = await linksOut(page, baseURL);
  const layout = await page.locator('.site-header').evaluateHandle((header) => header);
  await walk(page, async (route) => {
    expect(await page.locator('.site-header').evaluate((header, first) => header === first, layout)).toBe(true);
    outside.push(...(await linksOut(page, baseURL)));
    if (route === '/resume') await expect(page.locator('a[href$=".pdf"]').first()).toHaveAttribute('href', /^\/images\//);
  });
  const known = [
    ...owner.profiles.map(({ url }) => url).filter((url) => url.startsWith('https:')),
    ...CASE_STUDIES.flatMap(({ live, code }) => [live, code]),
    ...[crawlerIntro, gardenIntro, mapIntro].map(({ source }) => source),
  ];
  expect([...new Set(outside)].sort()).toEqual([...known].sort());
});

test('SEO-01 after a navigation the head holds what the HTML of that page holds, without duplicates', { tag: '@§2.12' }, async ({
  page,
  request,
}) => {
  const tags = (html: string) =>
    (html.match(/<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g) ?? [])
      .map((tag) => tag.replace(/\s*\/?>/, '>'))
      .sort();
  await open(page, '/about');
  await markDocument(page);
  await walk(page, async (route) => {
    const html = await (await request.get(route)).text();
    const wanted = tags(html.slice(0, html.indexOf('</head>')));
    await expect.poll(async () => tags(await page.evaluate(() => document.head.innerHTML)), route).toEqual(wanted);
  });
  expect(await isSameDocument(page)).toBe(true);
});

test('A11Y-11 at 320 px no word is broken, and the links of the footer stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, NOT_FOUND.route);
  expect.soft(await brokenWords(page), NOT_FOUND.route).toEqual([]);
  await walk(page, async (route) => expect.soft(await brokenWords(page), route).toEqual([]));
  const links = page.locator('.footer-links a');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
