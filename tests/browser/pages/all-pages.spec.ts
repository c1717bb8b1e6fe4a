import { expect, type Page, test } from '@playwright/test';
import { intro as gardenIntro } from '../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { intro as crawlerIntro } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { intro as mapIntro } from '../../../sample/case-studies/wehike/converting-map/intro.ts';
import { SAMPLE } from '../../support/owners/sample.ts';
import { open } from '../../support/page/app.ts';
import { isSameDocument, markDocument, visitPages } from '../../support/page/navigation.ts';
import { CASE_STUDIES, NOT_FOUND, PAGES } from '../../support/sites/pages.ts';

/** The targets of a page's external links. */
async function externalLinks(page: Page, origin = ''): Promise<string[]> {
  const hrefs = await page.locator('a[href^=http]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.filter((href) => !href.startsWith(origin)).map((href) => href.replace(/\/$/, ''));
}

test('the seven specified pages share one layout, and their external links are the specified ones', {
  tag: ['@§2.1', '@§2.2', '@§5.5', '@§5.6', '@§9.2'],
}, async ({ page, baseURL }) => {
  expect(PAGES.map(({ route }) => route).sort()).toEqual(['/', '/about', '/contact', '/mycelium', '/resume', '/suncoastpatios', '/wehike']);
  await open(page, NOT_FOUND.route);
  const external = await externalLinks(page, baseURL);
  const layout = await page.locator('.site-header').evaluateHandle((header) => header);
  await visitPages(page, async (route) => {
    expect(await page.locator('.site-header').evaluate((header, first) => header === first, layout)).toBe(true);
    external.push(...(await externalLinks(page, baseURL)));
    if (route === '/resume') await expect(page.locator('a[href$=".pdf"]').first()).toHaveAttribute('href', /^\/images\//);
  });
  const known = [
    ...SAMPLE.owner.profiles.map(({ url }) => url).filter((url) => url.startsWith('https:')),
    ...CASE_STUDIES.flatMap(({ live, code }) => [live, code]),
    ...[crawlerIntro, gardenIntro, mapIntro].map(({ source }) => source),
  ];
  expect([...new Set(external)].sort()).toEqual([...known].sort());
});

test('SEO-01 after a navigation the head contains what the HTML of that page contains, without duplicates', { tag: '@§2.12' }, async ({
  page,
  request,
}) => {
  const tags = (html: string) =>
    (html.match(/<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g) ?? [])
      .map((tag) => tag.replace(/\s*\/?>/, '>'))
      .sort();
  await open(page, '/about');
  await markDocument(page);
  await visitPages(page, async (route) => {
    const html = await (await request.get(route)).text();
    const wanted = tags(html.slice(0, html.indexOf('</head>')));
    await expect.poll(async () => tags(await page.evaluate(() => document.head.innerHTML)), route).toEqual(wanted);
  });
  expect(await isSameDocument(page)).toBe(true);
});

for (const width of [320, 360, 390, 430]) {
  test(`at ${width} px every page starts with the full name of the owner`, async ({ page }) => {
    await page.setViewportSize({ width, height: 664 }); // What is left of a common phone below its address bar.
    const name = page.locator('header').getByText(SAMPLE.owner.name, { exact: true });
    const expectName = async (route: string) => {
      await expect(name, route).toBeInViewport({ ratio: 1 });
      expect.soft((await name.boundingBox())?.width, route).toBeGreaterThan(100);
    };
    await open(page, NOT_FOUND.route);
    await expectName(NOT_FOUND.route);
    await visitPages(page, expectName);
  });
}

for (const width of [1440, 1920, 2560]) {
  test(`at ${width} px nothing in the header moves from page to page, and the footer is as wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const places = () =>
      page.locator('.brand, .nav-link, .dark-mode-toggle, .footer-line').evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        }),
      );
    await open(page, NOT_FOUND.route);
    const expected = await places();
    expect(expected).toHaveLength(6);
    await visitPages(page, async (route) => expect.soft(await places(), route).toEqual(expected));
  });
}

/** Words that are split over two lines. A break at a hyphen is allowed. */
function splitWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) found.push(word);
      }
    }
    return found;
  });
}

test('A11Y-11 at 320 px no word is split over two lines, and the footer links are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, NOT_FOUND.route);
  expect.soft(await splitWords(page), NOT_FOUND.route).toEqual([]);
  await visitPages(page, async (route) => expect.soft(await splitWords(page), route).toEqual([]));
  const links = page.locator('.footer-links a');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
