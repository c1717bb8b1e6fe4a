import { expect, type Page, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { CHROMIUM } from '../../art/drawing/chromium.ts';
import { complaints, expectHeading, idle, open } from '../support/app.ts';
import { noteTurns } from '../support/carousel.ts';
import { holdClock, letPass } from '../support/clock.ts';
import { Gauge } from '../support/gauge.ts';
import { HOME } from '../support/pages.ts';

const CLICKS = 200;
const ROUTE_CHANGES = 50;

test('REL-14 200 quick clicks on the mode, the heading and the copy button leave the right state', async ({ page }) => {
  const found = complaints(page);
  await open(page, '/contact');
  const gauge = await Gauge.on(page);
  const copied = await page.evaluate(async (clicks) => {
    const copies: string[] = [];
    window.alert = (text) => void copies.push(text);
    Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() });
    for (let click = 0; click < clicks; click++) {
      for (const control of document.querySelectorAll<HTMLElement>('.site-header button, .drag, button.mail-pill')) control.click();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return copies.length;
  }, CLICKS);
  expect(copied).toBe(CLICKS);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'false');
  await expectHeading(page, 'Get in touch (Click to copy)');
  const before = await gauge.now();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await gauge.now()).listeners - before.listeners).toBeLessThanOrEqual(5);
  expect(found).toEqual([]);
});

test('REL-14 50 route changes leave no more nodes and listeners than the first few', async ({ page }) => {
  test.setTimeout(180_000);
  const found = complaints(page);
  await open(page, '/');
  const gauge = await Gauge.on(page);
  const round = async (changes: number) => {
    await page.evaluate(async (rounds) => {
      const go = async (to: string, title: string) => {
        document.querySelector<HTMLElement>(`.site-header nav a[href="${to}"]`)?.click();
        while (!document.title.startsWith(title)) await new Promise((resolve) => setTimeout(resolve, 20));
      };
      for (let round = 0; round < rounds; round++) {
        await go('/about', 'About');
        await go('/', 'Home');
      }
    }, changes / 2);
    await expectHeading(page, HOME.heading);
    return gauge.now();
  };
  const early = await round(6);
  const late = await round(ROUTE_CHANGES);
  console.log(`REL-14 nodes ${early.nodes} → ${late.nodes}, listeners ${early.listeners} → ${late.listeners}`);
  expect(late.nodes).toBeLessThanOrEqual(early.nodes * 1.05);
  expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.05);
  expect(found).toEqual([]);
});

test.describe('with motion, on a clock that is held', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('REL-13 a tab hidden for ten minutes makes no steps meanwhile, and one for each 4000 ms afterwards', async ({ page }) => {
    const turns = await openTurning(page);
    await letPass(page, 7700); // One step is made, the next is due, its last timer runs: it must not fire in the hidden tab.
    await turnTab('hidden');
    for (let quarter = 0; quarter < 40; quarter++) await page.clock.runFor(15_000); // React draws between two stretches only.
    expect(await turns.evaluate(({ length }) => length)).toBe(1);
    await turnTab('visible');
    const back = await page.evaluate(() => Date.now());
    await letPass(page, 20_000);
    const afterwards = (await turns.jsonValue()).slice(1).map(({ at }) => at - back);
    expect(afterwards).toEqual([500, 4500, 8500, 12_500, 16_500]); // The eighth of 4000 ms that was left, then whole ones.

    async function turnTab(state: string) {
      await page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
      await idle(page);
    }
  });

  test('REL-13 a computer that slept for an hour makes no step in a hurry when it wakes', async ({ page }) => {
    const turns = await openTurning(page);
    await letPass(page, 2000);
    await page.clock.fastForward('01:00:00');
    await letPass(page, 20_000);
    const times = (await turns.jsonValue()).map(({ at }) => at);
    expect(times).toHaveLength(5);
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBe(4000);
  });
});

/** Home with the carousel in sight, at the start of its first 4000 ms. */
async function openTurning(page: Page) {
  await page.clock.install();
  await open(page, '/');
  await holdClock(page);
  const turns = await noteTurns(page);
  await page.locator('.carousel').scrollIntoViewIfNeeded(); // It rests while nobody sees it.
  await expect(page.locator('.carousel [aria-live]')).toHaveAttribute('aria-live', 'off');
  await idle(page);
  return turns;
}

test('REL-13 back after a page load takes the page out of the back/forward cache, alive and up to date', async ({ baseURL }) => {
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
  expect(await isFromCache()).toBe(true);
  await page.waitForSelector('html[data-theme=dark] .site-header button[aria-pressed=true]');
  await page.click('.site-header nav a[href="/contact"]');
  await page.waitForSelector('h1 .drag');
  expect(await isFromCache()).toBe(true); // The app has shown the page, not the server.
  expect(errors).toEqual([]);
  await browser.close();
});
