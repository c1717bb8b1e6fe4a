import { expect, type Page, test } from '@playwright/test';
import { appReady, expectHeading, holdFiles, navLink } from '../../support/page/app.ts';
import { ABOUT } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A headless browser moves the mouse when it opens a page, which would start the app. Only moves made by a test reach the page. */
const ignoreBrowserMouseMoves = (page: Page) =>
  page.addInitScript(() => {
    const ignore = (event: Event) => event.stopImmediatePropagation();
    addEventListener('pointermove', ignore, true);
    Object.assign(window, { allowMouseMoves: () => removeEventListener('pointermove', ignore, true) });
  });

const movePointer = async (page: Page) => {
  await page.evaluate(() => (window as unknown as { allowMouseMoves: () => void }).allowMouseMoves());
  await page.mouse.move(200, 300);
};

/** When the page was painted, when it had loaded, and when the first file of the app was requested. */
const times = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const app = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/hashed\/(?!loader).*\.js$/.test(name));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      loaded: visit?.loadEventStart ?? Number.NaN,
      requested: Math.min(...app.map(({ startTime }) => startTime)),
    };
  });

test('the app is requested only after the page has loaded and been painted, however fast the network is', async ({ page }) => {
  await ignoreBrowserMouseMoves(page);
  await page.goto('/');
  await appReady(page);
  const { painted, loaded, requested } = await times(page);
  expect(requested).toBeGreaterThan(painted);
  expect(requested).toBeGreaterThan(loaded);
});

test('the first mouse move, key or touch starts the app at once, while the page is still loading', async ({ page }) => {
  await ignoreBrowserMouseMoves(page);
  await holdFiles(page, '**/*.woff2'); // They delay the load event, but not the first paint.
  for (const [input, act] of [
    ['pointer', () => movePointer(page)],
    ['key', () => page.keyboard.press('Tab')],
    ['touch', () => page.locator('h1').dispatchEvent('touchstart')],
  ] as const) {
    await page.goto(`/?${input}`, { waitUntil: 'domcontentloaded' });
    await expect.poll(async () => (await times(page)).painted).toBeGreaterThan(0);
    expect((await times(page)).requested, `nothing is requested before the ${input}`).toBe(Number.POSITIVE_INFINITY);
    await act();
    await appReady(page);
    expect(await page.evaluate(() => document.readyState), input).toBe('interactive');
  }
});

test('REL-11 a link clicked before the app runs leads to its page', async ({ page }) => {
  await holdFiles(page, '**/assets/hashed/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
});
