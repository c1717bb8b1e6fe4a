import { expect, type Page, test } from '@playwright/test';
import { expectHeading, navLink, open } from '../../support/page/app.ts';
import { ALL_PAGES, PAGES } from '../../support/sites/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pause = (page: Page) => page.getByRole('button', { name: 'Pause animations' });
const play = (page: Page) => page.getByRole('button', { name: 'Play animations' });
const running = (page: Page) => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
const endless = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length);

const expectChipWhereItMoves = (page: Page, route: string) =>
  expect.poll(async () => (await pause(page).count()) === Number((await endless(page)) > 0), route).toBe(true);

test('A11Y-04 the chip stops everything that moves and lets it move again', { tag: '@phone' }, async ({ page, hasTouch }) => {
  await open(page, '/');
  const press = (chip: typeof pause) => (hasTouch ? chip(page).tap() : chip(page).click());
  expect(await running(page)).toBeGreaterThan(0);
  await press(pause);
  await expect.poll(() => running(page)).toBe(0);
  await expect(pause(page)).toHaveCount(0);
  await press(play);
  await expect.poll(() => running(page)).toBeGreaterThan(0);
});

test('A11Y-04 every page on which something moves by itself has the chip, and its choice reaches other tabs and every page, over navigation and reload', async ({
  page,
  context,
}) => {
  await open(page, '/');
  for (const { route, heading } of [...PAGES.slice(1), ...PAGES.slice(0, 1)]) {
    await page.evaluate((to) => void navigation.navigate(to), route);
    await expectHeading(page, heading);
    await expectChipWhereItMoves(page, route);
  }
  const other = await context.newPage();
  await open(other, '/nope');
  await expectChipWhereItMoves(other, '/nope');
  await pause(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-motion', 'paused');
  await other.close();

  await navLink(page, 'ABOUT').click();
  await expectHeading(page, 'More about me');
  await navLink(page, 'HOME').click();
  await expect(play(page)).toBeVisible();
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    await expect.poll(() => running(page), route).toBe(0);
  }
});

test('A11Y-04 a visitor who prefers reduced motion starts with everything paused and visible, and may start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await running(page)).toBe(0);
  await expect(page.locator('.greeting-text')).toHaveCSS('opacity', '1');
  await expect(page.locator('section[aria-labelledby=technologies]')).toHaveCSS('opacity', '1');
  await play(page).click();
  await expect.poll(() => running(page)).toBeGreaterThan(0);
});
