import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { CHROMIUM } from '../../art/drawing/chromium.ts';
import { drawn, open } from '../support/app.ts';
import { workDuring, workIn } from '../support/frames.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const A_WHILE_MS = 1500;
const forAWhile = (page: Page) => () => page.waitForTimeout(A_WHILE_MS);

const runningLoops = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
        .length,
  );

/** Everything that comes once has come: the letters, the fade, every picture and the fonts. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => Object.assign(image, { loading: 'eager' }).decode()));
  });
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

/** Without waiting for it to stand still: it never does. */
const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('clouds drift without any layout, paint or script', async ({ page }) => {
  await open(page, '/');
  await settle(page);
  expect(await runningLoops(page)).toBeGreaterThan(3);
  expect(await workDuring(page, forAWhile(page))).toEqual({ Layout: 0, Paint: 0, TimerFire: 0, FireAnimationFrame: 0 });
});

test('the marquee moves without any layout, paint or script', async ({ page }) => {
  await open(page, '/suncoastpatios');
  await scrollTo(page, '.marquee');
  await settle(page);
  expect(await runningLoops(page)).toBeGreaterThan(0);
  expect(await workDuring(page, forAWhile(page))).toEqual({ Layout: 0, Paint: 0, TimerFire: 0, FireAnimationFrame: 0 });
});

test('the tooltip follows the mouse without layout or paint', async ({ page, isMobile }) => {
  test.skip(isMobile, 'There is no mouse on a phone.');
  await open(page, '/');
  const stage = page.locator('.carousel .stage');
  await stage.hover();
  const tooltip = page.locator('.cursor-tooltip[data-shown]');
  await expect(tooltip).toBeVisible();
  await settle(page);
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage has no box.');
  const work = await workDuring(page, async () => {
    for (let step = 1; step <= 20; step++) await page.mouse.move(box.x + box.width / 2 + step * 8, box.y + box.height / 2 + step * 3);
    const left = () => tooltip.evaluate((label) => Math.round(new DOMMatrix(getComputedStyle(label).transform).e));
    await expect.poll(left).toBe(Math.round(box.x + box.width / 2 + 20 * 8 + 22));
  });
  expect(work.FireAnimationFrame).toBeGreaterThan(5);
  expect(work).toMatchObject({ Layout: 0, Paint: 0, TimerFire: 0 });
});

test('nothing runs while motion is paused: no timer, no frame, no paint', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await scrollTo(page, '.carousel');
  await page.mouse.move(1, 1);
  await settle(page);
  expect(await workDuring(page, forAWhile(page))).toEqual({ Layout: 0, Paint: 0, TimerFire: 0, FireAnimationFrame: 0 });
});

test('nothing runs while the tab is hidden: no timer, no frame, no paint', async ({ baseURL, isMobile }) => {
  test.skip(isMobile, 'The same on every screen.');
  // Playwright keeps every tab in front; with Puppeteer a tab is hidden as a visitor hides it.
  const browser = await puppeteer.launch({ executablePath: CHROMIUM.executablePath, args: CHROMIUM.args });
  const page = await browser.newPage();
  await page.goto(`${baseURL}/`);
  await page.waitForSelector('html[data-app=ready]');
  await page.$eval('.carousel', (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const trace = async (deed: () => Promise<unknown>) => {
    await page.tracing.start({ categories: ['devtools.timeline'] });
    await deed();
    return workIn((await page.tracing.stop()) ?? new Uint8Array());
  };
  const turned = () => page.waitForSelector('.slide:nth-child(2)[data-current]');
  expect((await trace(turned)).TimerFire).toBeGreaterThan(0);
  await (await browser.newPage()).bringToFront();
  await page.waitForFunction(() => document.visibilityState === 'hidden', { polling: 100 });
  await setTimeout(A_WHILE_MS); // A frame may have been on its way.
  expect(await trace(() => setTimeout(A_WHILE_MS))).toEqual({ Layout: 0, Paint: 0, TimerFire: 0, FireAnimationFrame: 0 });
  await browser.close();
});
