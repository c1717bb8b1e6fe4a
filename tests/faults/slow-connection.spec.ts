import { expect, type Page, test } from '@playwright/test';
import { complaints, uncaught } from '../support/app.ts';
import { ALL_PAGES } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Slow 3G as Chromium's own tools mean it, and a fourth of this machine's speed. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
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

for (const mode of ['light', 'dark'] as const) {
  for (const { route } of ALL_PAGES) {
    const tag = route === '/' && mode === 'light' ? [] : ['@slow'];
    test(`REL-11 ${route} on slow 3G and a slow processor, ${mode}: words before scripts, nothing jumps, no flash`, { tag }, async ({
      page,
    }) => {
      const found = complaints(page);
      await watch(page, mode);
      await slowDown(page);
      await page.goto(route, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 50_000 });
      await page.waitForTimeout(1_000);
      const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      const firstScript = await page.evaluate(() =>
        Math.min(
          ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => /\/assets\/(?!loader).*\.js$/.test(name))
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
