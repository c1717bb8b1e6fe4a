import { expect, type Page, test } from '@playwright/test';
import { siteThemeOf } from '../../../engine/theme/colours.ts';
import { SAMPLE } from '../../support/owners/sample.ts';
import { appReady, browserErrors, expectHeading, holdFiles, navLink, nextFrame, uncaught } from '../../support/page/app.ts';
import { ABOUT, HOME } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The files that arrive last on a slow connection: all scripts but the loader, and the fonts. */
const LATE = /\/assets\/hashed\/(?!loader).*\.js$|\.woff2$/;
const CLS_LIMIT = 0.02;
/** The background of the pages in dark mode. Any other colour at the first paint is a flash. */
const NAVY = { about: 'rgb(17, 32, 62)', home: 'rgb(10, 23, 48)' };
const { light: LIGHT, dark: DARK } = siteThemeOf(SAMPLE.theme).browserColours;

interface Recorded {
  shifts: number;
  /** The page's colour at its first paint, and the colour of the browser's toolbars. */
  colour?: string;
  toolbars?: string | undefined;
}

/** Chooses dark mode, and records layout shifts and the first colour of each document. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('/theme', 'dark');
    const recorded: Recorded = { shifts: 0 };
    Object.assign(window, { recorded });
    new PerformanceObserver((list) => {
      // Also those just after the click of the test: no visitor expects that a click moves the text.
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) recorded.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(() => {
      recorded.colour ??= getComputedStyle(document.documentElement).backgroundColor;
      recorded.toolbars ??= document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
    }).observe({ type: 'paint', buffered: true });
  });
}

const recordedIn = (page: Page) => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

test('REL-11 before scripts and fonts arrive, text is shown in the chosen mode and links work; afterwards nothing jumps', async ({
  page,
}) => {
  const found = browserErrors(page);
  await record(page);
  const release = await holdFiles(page, LATE);
  await page.goto('/about', { waitUntil: 'commit' });
  await expectHeading(page, ABOUT.heading);
  await expect.poll(async () => (await recordedIn(page)).colour, 'the first paint').toBe(NAVY.about);
  expect((await recordedIn(page)).toolbars).toBe(DARK.page);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  await expect.poll(async () => (await recordedIn(page)).colour, 'the first paint').toBe(NAVY.home);
  expect((await recordedIn(page)).toolbars).toBe(DARK.home);
  await page.getByRole('button', { name: 'Dark mode' }).click(); // The app has to handle this click later.
  await expect(page.locator('html')).not.toHaveAttribute('data-app');

  release();
  await appReady(page);
  await expect(page.locator('html'), 'the early click counts').toHaveAttribute('data-theme', 'light');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', LIGHT.home);
  await page.evaluate(() => document.fonts.ready);
  await nextFrame(page);
  expect((await recordedIn(page)).shifts, 'CLS').toBeLessThan(CLS_LIMIT);
  expect(uncaught(found)).toEqual([]);
});
