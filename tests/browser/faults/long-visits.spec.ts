import { expect, type Page, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { CHROMIUM } from '../../../engine/drawings/chromium.ts';
import { browserErrors, hideTab, idle, open } from '../../support/page/app.ts';
import { noteTurns } from '../../support/page/carousel.ts';
import { holdClock, letPass } from '../../support/page/clock.ts';

test.describe('with motion, on a stopped clock', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('REL-13 a tab hidden for ten minutes makes no steps while hidden, and one for each 4000 ms afterwards', async ({ page }) => {
    const found = browserErrors(page);
    const turns = await openTurning(page);
    await letPass(page, 7700); // The first step is done and the timer of the second runs: it must not fire in the hidden tab.
    await turnTab('hidden');
    for (let quarter = 0; quarter < 40; quarter++) await page.clock.runFor(15_000); // In parts, because React can render only between two calls.
    expect(await turns.evaluate(({ length }) => length)).toBe(1);
    await turnTab('visible');
    const back = await page.evaluate(() => Date.now());
    await letPass(page, 20_000);
    const afterwards = (await turns.jsonValue()).slice(1).map(({ at }) => at - back);
    expect(afterwards).toEqual([500, 4500, 8500, 12_500, 16_500]); // First the 500 ms that were left of the wait (an eighth), then 4000 ms each.
    expect(found).toEqual([]);

    async function turnTab(state: 'hidden' | 'visible') {
      await hideTab(page, state === 'hidden');
      await idle(page);
    }
  });

  test('REL-13 a computer that slept for an hour does not catch up on missed steps when it wakes', async ({ page }) => {
    const turns = await openTurning(page);
    await letPass(page, 2000);
    await page.clock.fastForward('01:00:00');
    await letPass(page, 20_000);
    const times = (await turns.jsonValue()).map(({ at }) => at);
    expect(times).toHaveLength(5);
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBe(4000);
  });
});

/** Opens home with the carousel in view, at the start of its first 4000 ms. */
async function openTurning(page: Page) {
  await page.clock.install();
  await open(page, '/');
  await holdClock(page);
  const turns = await noteTurns(page);
  await page.locator('.carousel').scrollIntoViewIfNeeded(); // It turns only while it is in view.
  await expect(page.locator('.carousel [aria-live]')).toHaveAttribute('aria-live', 'off');
  await idle(page);
  return turns;
}

test('REL-13 Back after a page load restores the page from the back/forward cache, working and up to date', async ({ baseURL }) => {
  // Playwright switches this cache off; Puppeteer does not.
  const browser = await puppeteer.launch({ executablePath: CHROMIUM.executablePath, args: CHROMIUM.args });
  const page = await browser.newPage();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${baseURL}/`);
  await page.waitForSelector('html[data-app=ready]');
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  const isFromCache = () => page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted);
  await page.goto(`${baseURL}/about`);
  await page.waitForSelector('html[data-app=ready]');
  await page.click('.site-header button');
  await page.goBack();
  await page.waitForSelector('h1.greeting');
  await expect.poll(isFromCache).toBe(true);
  await page.waitForSelector('html[data-theme=dark] .site-header button[aria-pressed=true]');
  await page.click('.site-header nav a[href="/contact"]');
  await page.waitForSelector('h1 .drag');
  expect(await isFromCache()).toBe(true); // Still the same document: the app rendered this page, no page load did.
  expect(errors).toEqual([]);
  await browser.close();
});
