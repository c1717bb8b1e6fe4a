import { expect, test } from '@playwright/test';
import { count, figure, ROUTE, status, tile } from '../../../support/figures/garden.ts';
import { hideTab, open } from '../../../support/page/app.ts';
import { holdClock } from '../../../support/page/clock.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const HOUR_MS = 1000;

test('while motion runs an hour passes each second, and a first harvest takes less than a minute; time stands still while the tab is hidden, and A11Y-04 stops with the chip', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, ROUTE);
  await holdClock(page); // Before the garden starts, so that no hour passes in it.
  await figure(page).scrollIntoViewIfNeeded();
  await expect(tile(page, 1)).toBeVisible();
  await expect(figure(page).getByRole('button', { name: /hours pass/ })).toHaveCount(0);
  await tile(page, 1).click();
  await expect(tile(page, 1)).toHaveAccessibleName('Tile 1: spores. Water');

  await hideTab(page, true);
  await page.clock.runFor(600 * HOUR_MS);
  await expect(tile(page, 1)).toHaveAccessibleName('Tile 1: spores. Water');
  await hideTab(page, false);
  await page.clock.runFor(19 * HOUR_MS);
  await expect(tile(page, 1)).toHaveAccessibleName('Tile 1: spores. Water');
  await page.clock.runFor(HOUR_MS);
  await expect(tile(page, 1)).toHaveAccessibleName('Tile 1: pins. Water');
  await expect(status(page)).toHaveText('Tile 1: pins are up.');
  await page.clock.runFor(28 * HOUR_MS);
  await expect(status(page)).toHaveText('Tile 1: ready to harvest.');
  await expect(count(page, 'Day')).toHaveText('5');

  await test.step('A11Y-04 the chip stops the clock and the glow of the garden; then hours pass by hand', async () => {
    const running = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await expect.poll(running).toBeGreaterThan(0);
    await figure(page).getByRole('button', { name: 'Pause animations' }).click();
    await expect.poll(running).toBe(0);
    const kept = () => page.evaluate(() => sessionStorage.getItem('garden'));
    const before = await kept();
    await page.clock.runFor(10 * HOUR_MS);
    expect(await kept()).toBe(before);
    await figure(page).getByRole('button', { name: 'Let 6 hours pass' }).click();
    await expect(status(page)).toContainText('6 hours went by.');
  });
});
