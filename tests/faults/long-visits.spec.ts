import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { CHROMIUM } from '../../art/drawing/chromium.ts';
import { complaints, expectHeading, open } from '../support/app.ts';
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

test('REL-13 a tab hidden for ten minutes makes no steps meanwhile, and one for each 4000 ms afterwards', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, '/');
  await page.locator('.carousel').scrollIntoViewIfNeeded(); // It rests while nobody sees it.
  const steps = await page.evaluateHandle(() => {
    const made: number[] = [];
    const stage = document.querySelector('.carousel') as Element;
    new MutationObserver((changes) => {
      for (const { target } of changes) if ((target as HTMLElement).dataset.current) made.push(Date.now());
    }).observe(stage, { subtree: true, attributeFilter: ['data-current'] });
    return made;
  });
  const count = () => steps.evaluate((made) => made.length);
  const turnTab = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const run = async (ms: number) => {
    for (let past = 0; past < ms; past += 100) await page.clock.runFor(100);
  };
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  while ((await count()) === 0) await run(100);
  await run(3700); // A step is due, its last timer runs: it must not fire in the hidden tab.
  await turnTab('hidden');
  const atHiding = await count();
  for (let quarter = 0; quarter < 40; quarter++) await page.clock.runFor(15_000); // React draws between two stretches only.
  expect(await count()).toBe(atHiding);
  await turnTab('visible');
  await run(200);
  expect(await count()).toBe(atHiding);
  await run(20_000);
  const afterwards = await steps.evaluate((made, start) => made.slice(start), atHiding);
  expect(afterwards).toHaveLength(5);
  for (const [index, time] of afterwards.slice(1).entries()) expect(time - (afterwards[index] ?? 0)).toBe(4000);
  await page.close();
});

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
