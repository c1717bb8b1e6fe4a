import { expect, type Page, test } from '@playwright/test';
import { navLink, open } from '../support/app.ts';
import { ALL_PAGES } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pause = (page: Page) => page.getByRole('button', { name: 'Pause animations' });
const play = (page: Page) => page.getByRole('button', { name: 'Play animations' });
const runningAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('A11Y-04 the chip stops everything that moves and lets it move again', async ({ page }) => {
  await open(page, '/');
  expect(await runningAnimations(page)).toBeGreaterThan(0);
  await pause(page).click();
  await expect.poll(() => runningAnimations(page)).toBe(0);
  await expect(pause(page)).toHaveCount(0);
  await play(page).click();
  await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0);
});

test('A11Y-04 the choice survives navigation and reload, on every page', async ({ page }) => {
  await open(page, '/');
  await pause(page).click();
  await navLink(page, 'ABOUT').click();
  await navLink(page, 'HOME').click();
  await expect(play(page)).toBeVisible();
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    await expect.poll(() => runningAnimations(page), route).toBe(0);
  }
});

test('A11Y-04 a visitor who prefers reduced motion starts with everything paused, and may start it', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await runningAnimations(page)).toBe(0);
  await play(page).click();
  await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0);
});

test('A11Y-04 every page on which something moves by itself has the chip', async ({ page }) => {
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    const moves =
      (await page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length)) > 0;
    await expect(pause(page), route).toHaveCount(moves ? 1 : 0);
  }
});

test('nothing moves by itself without scripts, because nothing could stop it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.locator('.drifting').first()).toHaveCSS('animation-play-state', 'paused');
  await expect(page.locator('.drifting').first()).not.toHaveCSS('opacity', '0');
});

test('A11Y-04 a choice made in one tab reaches the other', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one, '/');
  await open(two, '/about');
  await pause(one).click();
  await expect(two.locator('html')).toHaveAttribute('data-motion', 'paused');
});
