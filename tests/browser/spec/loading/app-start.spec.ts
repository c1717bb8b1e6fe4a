import { expect, type Page, test } from '@playwright/test';
import { CHROMIUM } from '../../../../engine/drawings/chromium.ts';
import { appReady, browserErrors, expectHeading, holdFiles } from '../../../support/page/app.ts';

// The full browser: the headless shell moves the pointer at its start, and a first movement starts the app.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, launchOptions: CHROMIUM });

/** When the page was painted and had loaded, and when the first file of the app was asked for. */
const times = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const app = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/hashed\/(?!loader).*\.js$/.test(name));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      loaded: visit?.loadEventStart ?? Number.NaN,
      asked: Math.min(...app.map(({ startTime }) => startTime)),
    };
  });

test('the app is not asked for before the page has loaded and been painted, however fast the network is', async ({ page }) => {
  await page.goto('/');
  await appReady(page);
  const fast = await times(page);
  expect(fast.asked).toBeGreaterThan(fast.painted);
  expect(fast.asked).toBeGreaterThan(fast.loaded);

  // Held fonts delay the load event but not the first paint: the first paint alone must not start the app.
  const letFontsGo = await holdFiles(page, '**/*.woff2');
  await page.goto('/?slow', { waitUntil: 'domcontentloaded' });
  await expect.poll(async () => (await times(page)).painted).toBeGreaterThan(0);
  expect((await times(page)).asked).toBe(Number.POSITIVE_INFINITY);
  letFontsGo();
  await appReady(page);
  const slow = await times(page);
  expect(slow.asked).toBeGreaterThan(slow.loaded);
  expect(slow.loaded).toBeGreaterThan(slow.painted);
});

test('the first pointer, key or touch starts the app at once, while the page is still loading', async ({ page }) => {
  await holdFiles(page, '**/*.woff2');
  for (const [input, act] of [
    ['pointer', () => page.mouse.move(200, 300)],
    ['key', () => page.keyboard.press('Tab')],
    ['touch', () => page.locator('h1').dispatchEvent('touchstart')],
  ] as const) {
    await page.goto(`/?${input}`, { waitUntil: 'domcontentloaded' });
    expect((await times(page)).asked, `${input}: nothing is asked for before it`).toBe(Number.POSITIVE_INFINITY);
    await act();
    await appReady(page);
    expect(await page.evaluate(() => document.readyState), input).toBe('interactive');
  }
});

test('a button pressed before the app runs is obeyed once it does', async ({ page }) => {
  const found = browserErrors(page);
  const letScriptsGo = await holdFiles(page, '**/assets/hashed/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  letScriptsGo();
  await appReady(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  expect(found).toEqual([]);
});

test('REL-11 a link pressed before the app runs leads to its page', async ({ page }) => {
  await holdFiles(page, '**/assets/hashed/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' }).click();
  await expectHeading(page, 'More about me');
});
