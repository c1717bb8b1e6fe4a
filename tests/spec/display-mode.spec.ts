import { expect, type Page, test } from '@playwright/test';
import { expectHeading, navLink, open } from '../support/app.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const shownIcon = (page: Page) =>
  toggle(page)
    .locator('svg')
    .evaluateAll((icons) =>
      icons.filter((icon) => getComputedStyle(icon).display !== 'none').map((icon) => icon.querySelectorAll('*').length),
    );

test('the display mode is light by default, even where the system prefers dark', async ({ browser }) => {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the toggle shows a sun when light and a moon when dark', async ({ page }) => {
  await open(page, '/');
  expect(await shownIcon(page)).toEqual([9]); // The sun: a disc and eight rays.
  await toggle(page).click();
  expect(await shownIcon(page)).toEqual([1]); // The moon: one path.
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).click();
  expect(await shownIcon(page)).toEqual([9]);
});

test('the mode is shared by all pages and survives a reload', async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, 'More about me');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a choice made in one tab reaches the other', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one, '/');
  await open(two, '/about');
  await toggle(one).click();
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
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

test('without scripts the page is light and the toggle is not there', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('button').first()).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(169, 218, 244)');
});
