import { expect, type Page, test } from '@playwright/test';
import { CHROMIUM } from '../../art/drawing/chromium.ts';
import { appReady, complaints, expectHeading } from '../support/app.ts';

// The whole browser: its shell moves a pointer of its own at the start, and a first movement starts the app.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, launchOptions: CHROMIUM });

/** Holds back the files that match until the test lets them go. */
async function holdBack(page: Page, files: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('the app is not asked for before the page has loaded', async ({ page }) => {
  const letPictureGo = await holdBack(page, '**/*.woff2');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(300);
  expect(scripts.map((path) => path.replace(/-[\w-]{8}\.js/, ''))).toEqual(['/assets/loader']);
  letPictureGo();
  await appReady(page);
  expect(scripts.length).toBeGreaterThan(3);
});

test('the app is not asked for before the page has been painted, however fast the network is', async ({ page }) => {
  await page.goto('/');
  await appReady(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance.getEntriesByType('resource').find(({ name }) => /\/assets\/react-/.test(name))?.startTime,
  }));
  expect(asked).toBeGreaterThan(painted as number);
});

for (const [input, act] of [
  ['pointer', (page: Page) => page.mouse.move(200, 300)],
  ['key', (page: Page) => page.keyboard.press('Tab')],
  ['touch', (page: Page) => page.locator('h1').dispatchEvent('touchstart')],
] as const) {
  test(`the first ${input} starts the app at once, while the page is still loading`, async ({ page }) => {
    await holdBack(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await act(page);
    await appReady(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  });
}

test('a button pressed before the app runs is obeyed once it does', async ({ page }) => {
  const found = complaints(page);
  const letScriptsGo = await holdBack(page, '**/assets/*.js');
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
  await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' }).click();
  await expectHeading(page, 'More about me');
});
