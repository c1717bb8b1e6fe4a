import { expect, type Page, test } from '@playwright/test';
import { siteThemeOf } from '../../../engine/theme/colours.ts';
import { SAMPLE } from '../../support/owners/sample.ts';
import { expectHeading, navLink, open } from '../../support/page/app.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const shownIcon = (page: Page) =>
  toggle(page)
    .locator('svg')
    .evaluateAll((icons) =>
      icons.filter((icon) => getComputedStyle(icon).visibility !== 'hidden').map((icon) => icon.querySelectorAll('*').length),
    );
const SUN = [9]; // A disc and eight rays.
const MOON = [1]; // A single path.

test.describe('where the system prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the display mode is light by default, its toggle shows a sun when light and a moon when dark, and all pages and tabs share it, over a reload too', {
    tag: ['@§1.2', '@§2.5', '@§3.5', '@§4.1'],
  }, async ({ page, context }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => shownIcon(page)).toEqual(SUN);
    await toggle(page).click();
    await expect.poll(() => shownIcon(page)).toEqual(MOON);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await toggle(page).click();
    await expect.poll(() => shownIcon(page)).toEqual(SUN);

    const other = await context.newPage();
    await open(other, '/contact');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(other.locator('html'), 'a choice made in one tab reaches the other').toHaveAttribute('data-theme', 'dark');
    await other.close();

    await navLink(page, 'ABOUT').click();
    await expectHeading(page, 'More about me');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('REL-11 the first frame is already dark for a visitor who chose dark, before any script file has arrived', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const colours: string[] = [];
    Object.assign(window, { colours });
    new PerformanceObserver(() => colours.push(getComputedStyle(document.documentElement).backgroundColor)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  await page.route('**/*.js', () => {}); // They never arrive.
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => (window as unknown as { colours: string[] }).colours[0])).toBe('rgb(10, 23, 48)');
});

test('OWN-07 the browser’s own bars have the colour of the page, follow the toggle and the page, and the head has one tag for it', async ({
  page,
}) => {
  const { light, dark } = siteThemeOf(SAMPLE.theme).bars;
  const bars = page.locator('meta[name="theme-color"]');
  await open(page, '/');
  await expect(bars).toHaveAttribute('content', light.home);
  await toggle(page).click();
  await expect(bars).toHaveAttribute('content', dark.home);
  await navLink(page, 'ABOUT').click();
  await expect(bars).toHaveAttribute('content', dark.page);
  await page.reload();
  await expect(bars, 'right once the app has started').toHaveAttribute('content', dark.page);
  await toggle(page).click();
  await expect(bars).toHaveAttribute('content', light.page);
  await expect(bars).toHaveCount(1);
});
