import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { CHROMIUM } from '../../art/drawing/chromium.ts';
import { complaints, open } from '../support/app.ts';

test('REL-13 a tab hidden for ten minutes makes no steps meanwhile, and one for each 4000 ms afterwards', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'no-preference' });
  const found = complaints(page);
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
  expect(found).toEqual([]);
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
