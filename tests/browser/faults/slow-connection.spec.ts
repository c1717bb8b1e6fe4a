import { expect, type Page, test } from '@playwright/test';
import { appReady, browserErrors, expectHeading, holdFiles, navLink, nextFrame, uncaught } from '../../support/page/app.ts';
import { ABOUT, HOME } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What arrives last on a slow connection: all scripts but the first, and the fonts. */
const LATE = /\/assets\/hashed\/(?!loader).*\.js$|\.woff2$/;
const CLS_LIMIT = 0.02;
/** The navy of the pages in dark mode. Any other colour in the first frame is a flash. */
const NAVY = { about: 'rgb(17, 32, 62)', home: 'rgb(10, 23, 48)' };

interface Seen {
  shifts: number;
  /** The page's colour at its first paint. */
  colour?: string;
}

/** Chooses dark mode, and records from the start of each document what a visitor sees. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen: Seen = { shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(() => {
      seen.colour ??= getComputedStyle(document.documentElement).backgroundColor;
    }).observe({ type: 'paint', buffered: true });
  });
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test('REL-11 before scripts and fonts arrive, words are painted in the chosen mode and links work; then nothing jumps', async ({
  page,
}) => {
  const found = browserErrors(page);
  await watch(page);
  const release = await holdFiles(page, LATE);
  await page.goto('/about', { waitUntil: 'commit' });
  await expectHeading(page, ABOUT.heading);
  await expect.poll(async () => (await seenBy(page)).colour, 'the first paint').toBe(NAVY.about);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  await expect.poll(async () => (await seenBy(page)).colour, 'the first paint').toBe(NAVY.home);
  await page.getByRole('button', { name: 'Dark mode' }).click(); // A press that the app has to answer later.
  await expect(page.locator('html')).not.toHaveAttribute('data-app');

  release();
  await appReady(page);
  await expect(page.locator('html'), 'the early press counts').toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => document.fonts.ready);
  await nextFrame(page);
  expect((await seenBy(page)).shifts, 'CLS').toBeLessThan(CLS_LIMIT);
  expect(uncaught(found)).toEqual([]);
});
