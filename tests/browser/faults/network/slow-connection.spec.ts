import { expect, type Page, test } from '@playwright/test';
import { appReady, browserErrors, drawn, expectHeading, navLink, uncaught } from '../../../support/page/app.ts';
import { holdBack } from '../../../support/page/navigation.ts';
import { ABOUT, ALL_PAGES, HOME } from '../../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Slow 3G as Chromium's developer tools define it, and a quarter of this machine's speed. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const APP = /\/assets\/hashed\/(?!loader).*\.js$/;
const CPU_RATE = 4;
const CLS_LIMIT = 0.02;
const COLOURS = { light: ['rgb(169, 218, 244)', 'rgb(251, 244, 228)'], dark: ['rgb(10, 23, 48)', 'rgb(17, 32, 62)'] };

interface Seen {
  shifts: number;
  /** The page's colour at its first paint, and the time of it. */
  paint?: { colour: string; time: number };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}

async function watch(page: Page, mode: string): Promise<void> {
  await page.addInitScript((theme) => {
    localStorage.setItem('theme', theme);
    const seen: Seen = { shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName('first-contentful-paint');
      const body = getComputedStyle(document.body).backgroundColor;
      const root = getComputedStyle(document.documentElement).backgroundColor;
      if (first) seen.paint ??= { colour: /, 0\)$/.test(body) ? root : body, time: first.startTime };
    }).observe({ type: 'paint', buffered: true });
  }, mode);
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Waits until nothing can move the page any more: the app runs, the fonts and the visible pictures have loaded. */
async function settled(page: Page): Promise<void> {
  await appReady(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const isInSight = (image: HTMLImageElement) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
    return [...document.images].every((image) => image.complete || !isInSight(image));
  });
  await drawn(page);
}

for (const mode of ['light', 'dark'] as const) {
  test(`REL-11 before any script of the app has arrived, ${mode}: the words are painted, a link works, and the app then moves nothing`, async ({
    page,
  }) => {
    const found = browserErrors(page);
    await watch(page, mode);
    const release = await holdBack(page, APP);
    for (const { heading, go } of [
      { heading: ABOUT.heading, go: () => page.goto('/about', { waitUntil: 'commit' }) },
      { heading: HOME.heading, go: () => navLink(page, 'HOME').click() },
    ]) {
      await go();
      await expectHeading(page, heading);
      await expect.poll(async () => (await seenBy(page)).paint, 'REL-11 painted without the app').toBeDefined();
      expect(COLOURS[mode], 'REL-11 the colour of the first paint').toContain((await seenBy(page)).paint?.colour);
      await expect(page.locator('html')).not.toHaveAttribute('data-app');
    }
    await release();
    await settled(page);
    expect((await seenBy(page)).shifts, 'REL-11 CLS').toBeLessThan(CLS_LIMIT);
    expect(uncaught(found)).toEqual([]);
  });

  for (const { route } of ALL_PAGES) {
    test(`REL-11 ${route} on slow 3G and a slow processor, ${mode}: words before scripts, nothing jumps, no flash`, {
      tag: '@long',
    }, async ({ page }) => {
      const found = browserErrors(page);
      await watch(page, mode);
      await slowDown(page);
      await page.goto(route, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 50_000 });
      await settled(page);
      const seen = await seenBy(page);
      const firstScript = await page.evaluate(() =>
        Math.min(
          ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => /\/assets\/hashed\/(?!loader).*\.js$/.test(name))
            .map(({ responseEnd }) => responseEnd),
        ),
      );
      console.log(
        `${route} ${mode}: painted at ${seen.paint?.time.toFixed(0)} ms, first script at ${firstScript.toFixed(0)} ms, CLS ${seen.shifts.toFixed(4)}`,
      );
      expect(seen.paint?.time).toBeLessThan(firstScript);
      expect(COLOURS[mode]).toContain(seen.paint?.colour);
      expect(seen.shifts).toBeLessThan(CLS_LIMIT);
      expect(uncaught(found)).toEqual([]);
    });
  }
}
