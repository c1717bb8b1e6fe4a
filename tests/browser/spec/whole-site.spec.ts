import { expect, type Page, test } from '@playwright/test';
import { intro as gardenIntro } from '../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { intro as crawlerIntro } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { intro as mapIntro } from '../../../sample/case-studies/wehike/converting-map/intro.ts';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { open } from '../../support/page/app.ts';
import { CASE_STUDIES, NOT_FOUND, PAGES } from '../../support/sites/pages.ts';

/** The addresses of the links of a page, without those within the site and mailto links. */
async function linksOut(page: Page, origin = ''): Promise<string[]> {
  const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.filter((href) => !href.startsWith(origin) && !href.startsWith('mailto:')).map((href) => href.replace(/\/$/, ''));
}

test('one root layout route at / has the seven specified screens below it, whose links out of the site are the specified ones', {
  tag: ['@§2.1', '@§2.2', '@§5.5', '@§5.6', '@§9.2'],
}, async ({ page, baseURL }) => {
  expect(PAGES.map(({ route }) => route).sort()).toEqual(['/', '/about', '/contact', '/mycelium', '/resume', '/suncoastpatios', '/wehike']);
  await open(page, '/');
  const layout = await page.locator('.site-header').evaluateHandle((header) => header);
  const outside: string[] = [];
  for (const { route } of PAGES) {
    await page.evaluate((to) => void navigation.navigate(to), route);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${route}$`));
    expect(await page.locator('.site-header').evaluate((header, first) => header === first, layout)).toBe(true);
    outside.push(...(await linksOut(page, baseURL)));
    if (route === '/resume') await expect(page.locator('a[href$=".pdf"]').first()).toHaveAttribute('href', /^\/images\//);
  }
  await open(page, NOT_FOUND.route);
  outside.push(...(await linksOut(page, baseURL)));
  const known = [
    ...owner.profiles.map(({ url }) => url).filter((url) => url.startsWith('https:')),
    ...CASE_STUDIES.flatMap(({ live, code }) => [live, code]),
    ...[crawlerIntro, gardenIntro, mapIntro].map(({ source }) => source),
  ];
  expect([...new Set(outside)].sort()).toEqual([...known].sort());
});
