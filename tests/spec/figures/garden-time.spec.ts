import { expect, type Page, test } from '@playwright/test';
import { count, figure, HALF_WAY, keepGarden, openGarden, said, tile } from '../../support/garden.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.skip(({ isMobile }) => isMobile, 'Time does not depend on the screen.');

/** A garden whose clock the test holds. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openGarden(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await tile(page, 1).click();
}

test('while motion runs an hour passes each second, and a first harvest takes less than a minute', async ({ page }) => {
  await openWithClock(page);
  await expect(figure(page).getByRole('button', { name: /hours pass/ })).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(said(page)).toHaveText('Tile 1: pins are up.');
  await page.clock.runFor(28_000);
  await expect(said(page)).toHaveText('Tile 1: ready to harvest.');
  await expect(count(page, 'Day')).toHaveText('3');
});

test('time stands still while the tab is hidden, and goes on from there', async ({ page }) => {
  await openWithClock(page);
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await show(true);
  await page.clock.runFor(600_000);
  await expect(tile(page, 1)).toHaveAccessibleName('Tile 1: spores. Water');
  await show(false);
  await page.clock.runFor(19_000);
  await expect(tile(page, 1)).toHaveAccessibleName('Tile 1: spores. Water');
  await page.clock.runFor(1000);
  await expect(tile(page, 1)).toHaveAccessibleName('Tile 1: pins. Water');
});

test('A11Y-04 the chip stops the clock and the glow of the garden; then hours pass by hand', async ({ page }) => {
  await keepGarden(page, HALF_WAY);
  await openGarden(page);
  const running = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBeGreaterThan(0);
  await figure(page).getByRole('button', { name: 'Pause animations' }).click();
  await expect.poll(running).toBe(0);
  const kept = () => page.evaluate(() => sessionStorage.getItem('garden'));
  const before = await kept();
  await page.waitForTimeout(1300);
  expect(await kept()).toBe(before);
  await figure(page).getByRole('button', { name: 'Let 6 hours pass' }).click();
  await expect(said(page)).toContainText('6 hours went by.');
});
