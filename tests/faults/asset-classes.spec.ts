import { expect, type Page, type Route, test } from '@playwright/test';
import { complaints, expectHeading, navLink, uncaught } from '../support/app.ts';
import { ALL_PAGES, HOME } from '../support/pages.ts';

const CLASSES = {
  scripts: /\.js$/,
  'scripts behind the loader': /\/assets\/(?!loader).*\.js$/,
  'style sheets': /\.css$/,
  pictures: /\.(avif|webp|svg|png|ico)$/,
  fonts: /\.woff2$/,
  'the PDF': /\.pdf$/,
  'all files': /\/(assets|images|icons)\//,
};

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  aborted: (route) => route.abort('connectionreset'),
  slow: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue().catch(() => {});
  },
  'cut short': (route) => cutShort(route).catch(() => {}), // The page may have gone on.
  'of the wrong type': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
};

async function cutShort(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

/** Whether the scripts of a class can do their work in the end. */
const leavesTheApp = (files: RegExp, fault: string) => fault === 'slow' || !files.test('/assets/app.js');

/** Waits until the app runs or, where it never will, until the page has settled on living without it. */
async function settled(page: Page, hasApp: boolean): Promise<void> {
  await expect(page.locator(hasApp ? 'html[data-app=ready]' : 'html:not([data-js])')).toBeAttached({ timeout: 30_000 });
}

/** The words that can be read, however they look; labels of controls come and go with the app. */
const words = (page: Page) =>
  page
    .locator('main')
    .locator('h1, h2, h3, p')
    .and(page.locator(':not(.needs-js, .needs-js *, .without-js, .without-js *)'))
    .filter({ visible: true })
    .allTextContents();

/** The gate tries the rudest fault on the home page; the long run tries everything on all of them. */
const RUNS = [
  { tag: [], faults: ['aborted'], pages: ALL_PAGES.slice(0, 1) },
  { tag: ['@slow'], faults: Object.keys(FAULTS), pages: ALL_PAGES },
];

for (const { tag, faults, pages } of RUNS) {
  for (const [kind, files] of Object.entries(CLASSES)) {
    for (const fault of faults) {
      test(`REL-03 ${kind} ${fault}, ${pages.length} pages: the words are visible and links work`, { tag }, async ({ page }) => {
        test.setTimeout(180_000);
        const found = complaints(page);
        await page.route(({ pathname }) => files.test(pathname), FAULTS[fault] ?? (() => {}));
        for (const { route, heading } of pages) {
          await page.goto(route, { waitUntil: 'commit' });
          await expectHeading(page, heading);
          await expect(page.locator('footer')).toBeVisible(); // The document is here to its end.
          const before = await words(page);
          expect(before.join().length).toBeGreaterThan(60);
          await settled(page, leavesTheApp(files, fault));
          await expectHeading(page, heading);
          expect(await words(page)).toEqual(before);
        }
        await page.goto('/resume', { waitUntil: 'commit' });
        await page.locator('a.button[download]').click();
        await navLink(page, 'ABOUT').click();
        await expectHeading(page, 'More about me');
        await navLink(page, 'HOME').click();
        await expectHeading(page, HOME.heading);
        expect(uncaught(found)).toEqual([]);
      });
    }
  }
}

for (const javaScriptEnabled of [true, false]) {
  test(`REL-04 without style sheets, scripts ${javaScriptEnabled ? 'on' : 'off'}: every page has its words and its links`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled });
    const found = complaints(page);
    await page.route(/\.css$/, (route) => route.abort());
    for (const { route, heading } of ALL_PAGES) {
      await page.goto(route);
      await expectHeading(page, heading);
      await navLink(page, 'CONTACT').click();
      await expectHeading(page, 'Get in touch (Click to copy)');
    }
    expect(uncaught(found)).toEqual([]);
    await page.close();
  });
}
