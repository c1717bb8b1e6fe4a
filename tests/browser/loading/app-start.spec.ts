import { expect, type Page, test } from '@playwright/test';
import { appReady, browserErrors, expectHeading, holdFiles, navLink } from '../../support/page/app.ts';
import { ABOUT } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A headless browser moves the pointer when it opens a page, which would start the app. Only movements that a test makes reach the page. */
const ignoreMovementsOfTheBrowser = (page: Page) =>
  page.addInitScript(() => {
    const ignore = (event: Event) => event.stopImmediatePropagation();
    addEventListener('pointermove', ignore, true);
    Object.assign(window, { allowMovements: () => removeEventListener('pointermove', ignore, true) });
  });

const movePointer = async (page: Page) => {
  await page.evaluate(() => (window as unknown as { allowMovements: () => void }).allowMovements());
  await page.mouse.move(200, 300);
};

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

test('the app is asked for only after the page has loaded and been painted, however fast the network is', async ({ page }) => {
  await ignoreMovementsOfTheBrowser(page);
  await page.goto('/');
  await appReady(page);
  const { painted, loaded, asked } = await times(page);
  expect(asked).toBeGreaterThan(painted);
  expect(asked).toBeGreaterThan(loaded);
});

test('the first pointer, key or touch starts the app at once, while the page is still loading', async ({ page }) => {
  await ignoreMovementsOfTheBrowser(page);
  await holdFiles(page, '**/*.woff2'); // They delay the load event, but not the first paint.
  for (const [input, act] of [
    ['pointer', () => movePointer(page)],
    ['key', () => page.keyboard.press('Tab')],
    ['touch', () => page.locator('h1').dispatchEvent('touchstart')],
  ] as const) {
    await page.goto(`/?${input}`, { waitUntil: 'domcontentloaded' });
    await expect.poll(async () => (await times(page)).painted).toBeGreaterThan(0);
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
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
});
