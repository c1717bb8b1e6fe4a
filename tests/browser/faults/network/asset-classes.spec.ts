import { expect, type Page, type Route, test } from '@playwright/test';
import { browserErrors, expectHeading, navLink, uncaught } from '../../../support/page/app.ts';
import { ABOUT, ALL_PAGES, HOME, PAGES } from '../../../support/sites/pages.ts';

const RESUME = PAGES.at(-1);

const CLASSES = {
  scripts: /\.js$/,
  'scripts behind the loader': /\/assets\/hashed\/(?!loader).*\.js$/,
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
  'cut short': (route) => cutShort(route).catch(() => {}), // The page may be gone by then.
  'of the wrong type': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
};

async function cutShort(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

/** Whether the app can still start when files of this class fail in this way. */
const leavesTheApp = (files: RegExp, fault: string) => fault === 'slow' || !files.test('/assets/hashed/app.js');

/** Waits until the app runs or, where it cannot, until the page has switched to its version without scripts. */
async function settled(page: Page, hasApp: boolean): Promise<void> {
  await expect(page.locator(hasApp ? 'html[data-app=ready]' : 'html:not([data-js])')).toBeAttached();
}

/** The visible text, without the labels of controls, which differ with and without the app. */
const words = (page: Page) =>
  page
    .locator('main')
    .locator('h1, h2, h3, p')
    .and(page.locator(':not(.needs-js, .needs-js *, .without-js, .without-js *)'))
    .filter({ visible: true })
    .allTextContents();

/** Opens a page whose files are broken, and checks that its text is there at once and does not change later. */
async function expectWords(page: Page, { route, heading }: (typeof ALL_PAGES)[number], hasApp: boolean): Promise<void> {
  await page.goto(route, { waitUntil: 'commit' });
  await expectHeading(page, heading);
  await expect(page.locator('footer')).toBeVisible(); // The whole document has arrived.
  const before = await words(page);
  expect(before.join().length, route).toBeGreaterThan(60);
  await settled(page, hasApp);
  await expectHeading(page, heading);
  expect(await words(page), route).toEqual(before);
}

// `npm run check` aborts each class on one page; `npm run check:long` tries every fault on every page.
test('REL-03 each class of files aborted in turn, each on one page: the words are visible and links work', async ({ page }) => {
  const found = browserErrors(page);
  for (const [index, [kind, files]] of Object.entries(CLASSES).entries()) {
    await test.step(kind, async () => {
      await page.unrouteAll();
      await page.route(({ pathname }) => files.test(pathname), FAULTS.aborted as (route: Route) => Promise<void>);
      const place = kind === 'the PDF' ? RESUME : ALL_PAGES[index];
      await expectWords(page, place as typeof HOME, leavesTheApp(files, 'aborted'));
      if (place === RESUME) await page.locator('a.button[download]').click();
      await navLink(page, 'CONTACT').click();
      await expectHeading(page, 'Get in touch (Click to copy)');
    });
  }
  expect(uncaught(found)).toEqual([]);
});

for (const [kind, files] of Object.entries(CLASSES)) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`REL-03 ${kind} ${fault}: the words of every page are visible and links work`, { tag: '@long' }, async ({ page }) => {
      const found = browserErrors(page);
      await page.route(({ pathname }) => files.test(pathname), answer);
      for (const place of ALL_PAGES) await expectWords(page, place, leavesTheApp(files, fault));
      await page.goto('/resume', { waitUntil: 'commit' });
      await page.locator('a.button[download]').click();
      await navLink(page, 'ABOUT').click();
      await expectHeading(page, ABOUT.heading);
      await navLink(page, 'HOME').click();
      await expectHeading(page, HOME.heading);
      expect(uncaught(found)).toEqual([]);
    });
  }
}

// With scripts on, `npm run check` covers missing style sheets in the test above.
for (const [scripts, tag] of [
  ['off', []],
  ['on', ['@long']],
] as const) {
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts === 'on' });

    test(`REL-04 without style sheets, scripts ${scripts}: every page has its words and its links`, { tag: [...tag] }, async ({ page }) => {
      const found = browserErrors(page);
      await page.route(/\.css$/, (route) => route.abort());
      for (const { route, heading } of ALL_PAGES) {
        await page.goto(route);
        await expectHeading(page, heading);
        await navLink(page, 'CONTACT').click();
        await expectHeading(page, 'Get in touch (Click to copy)');
      }
      expect(uncaught(found)).toEqual([]);
    });
  });
}
