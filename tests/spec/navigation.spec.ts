import { expect, type Page, test } from '@playwright/test';
import { complaints, drawn, expectHeading, navLink, open } from '../support/app.ts';
import { footerLink, isSameDocument, markDocument, scrollTop } from '../support/navigation.ts';
import { ALL_PAGES, CASE_STUDIES, HOME, PAGES, titleOf } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const [LONG] = CASE_STUDIES as [(typeof CASE_STUDIES)[0]];

test('A11Y-09 after a navigation the main part has focus, the title is said once and the page is at the top', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('[role=status]') as Element;
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await (await footerLink(page, 'About')).click();
  await expectHeading(page, 'More about me');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([titleOf('About')]);
  expect(await isSameDocument(page)).toBe(true);
});

test('A11Y-09 Back restores the place where the visitor was, and Forward too', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => scrollTop(page)).toBe(400);
  await navLink(page, 'ABOUT').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(() => scrollTop(page)).toBe(150);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(400);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(150);
});

test('A11Y-09 Back from far down a long page restores the place on a shorter one', async ({ page }) => {
  await open(page, '/');
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const short = await heightOf();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.locator(`a.button[href="${LONG.route}"]`).evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, LONG.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await heightOf()).toBeGreaterThan(short);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const end = await scrollTop(page);
  await page.goBack();
  await expectHeading(page, HOME.heading);
  await expect.poll(() => scrollTop(page)).toBe(700);
  await drawn(page);
  expect(await scrollTop(page)).toBe(700);
  await page.goForward();
  await expectHeading(page, LONG.heading);
  await expect.poll(() => scrollTop(page)).toBe(end);
});

test('A11Y-09 Back after a reload still restores the place', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => scrollTop(page)).toBe(400);
  await navLink(page, 'ABOUT').evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, 'More about me');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(400);
});

for (const [action, act] of [
  ['hovered', (page: Page) => navLink(page, 'ABOUT').hover()],
  ['focused', (page: Page) => navLink(page, 'ABOUT').focus()],
  ['touched', (page: Page) => navLink(page, 'ABOUT').dispatchEvent('touchstart')],
] as const) {
  test(`the code of a page is fetched ahead when a link to it is ${action}`, async ({ page }) => {
    await open(page, '/');
    const fetched = page.waitForRequest(/about-screen.*\.js/);
    await act(page);
    await fetched;
    await expect(page).toHaveURL('/');
  });
}

for (const { route } of ALL_PAGES) {
  test(`REL-05 ${route} hydrates without a warning, with a query and with a hash`, async ({ page }) => {
    const found = complaints(page);
    for (const suffix of ['', '?utm=x', '#main', '?utm=x#nowhere']) {
      const seen = await nodeSeenBeforeHydration(page, route + suffix);
      expect(seen, `${route}${suffix}: the pre-rendered heading is kept`).toBe(true);
    }
    expect(found).toEqual([]);
  });
}

/** Whether the heading in the HTML is the same node after the app has started: React adopted it. */
async function nodeSeenBeforeHydration(page: Page, address: string): Promise<boolean> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('h1').evaluate((heading) => Object.assign(window, { heading }));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  return page.evaluate(() => document.querySelector('h1') === (window as unknown as { heading: Element }).heading);
}

test('SEO-01 after client navigation the head holds what the raw HTML of that page holds, without duplicates', async ({
  page,
  request,
}) => {
  await open(page, '/');
  await markDocument(page);
  const tags = (html: string) =>
    (html.match(/<title>[^<]*<\/title>|<meta (?:name|property)="[^>]*>|<link rel="canonical"[^>]*>/g) ?? [])
      .map((tag) => tag.replace(/\s*\/?>/, '>'))
      .sort();
  for (const { route } of [...PAGES.slice(1), ...PAGES.slice(0, 1)]) {
    await page.evaluate((to) => void navigation.navigate(to), route);
    const raw = await (await request.get(route)).text();
    const wanted = tags(raw.slice(0, raw.indexOf('</head>')));
    await expect.poll(async () => tags(await page.evaluate(() => document.head.innerHTML)), route).toEqual(wanted);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a page opened by its file name takes its proper address and works', async ({ page }) => {
  const found = complaints(page);
  await open(page, '/about.html?utm=x');
  await expect(page).toHaveURL('/about?utm=x');
  await expectHeading(page, 'More about me');
  expect(found).toEqual([]);
});

test('a link to the page itself leads to its top', async ({ page }) => {
  await open(page, '/about');
  await (await footerLink(page, 'About')).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('A11Y-09 going back two steps over a page load restores the place', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => scrollTop(page)).toBe(500);
  await navLink(page, 'ABOUT').evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, 'More about me');
  await open(page, '/resume');
  await page.evaluate(() => void setTimeout(() => history.go(-2))); // Not within the call: it would lose its page.
  await expectHeading(page, HOME.heading);
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('a page asked for with a slash too many is shown under its proper address', async ({ page }) => {
  await page.goto('/about/');
  await expect(page).toHaveURL('/about');
  await expectHeading(page, 'More about me');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
});
