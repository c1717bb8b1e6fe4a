import { expect, type Page, test } from '@playwright/test';
import { intro } from '../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { axeViolations } from '../../support/a11y/axe.ts';
import { runningAnimations } from '../../support/a11y/page-states.ts';
import { appReady, expectHeading, hideTab, navLink, open } from '../../support/page/app.ts';
import { holdClock } from '../../support/page/clock.ts';

const HOUR_MS = 1000;
const demo = (page: Page) => page.getByRole('figure', { name: intro.heading });
const tile = (page: Page, number: number) => demo(page).getByRole('button', { name: new RegExp(`^Tile ${number}: `) });
const status = (page: Page) => demo(page).getByRole('status');

test('A11Y-06 the garden can be played by keyboard alone, from planting to buying a new spore, and every step is announced', {
  tag: ['@§1.8', '@§9.10'],
}, async ({ page }) => {
  await open(page, '/mycelium');
  await demo(page).scrollIntoViewIfNeeded();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await tile(page, 1).focus();
  await press('ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp');
  await expect(tile(page, 4)).toBeFocused();
  await press('Enter');
  await expect(status(page)).toHaveText('Tile 4: planted. Spores left: 2.');
  await expect(tile(page, 4)).toHaveAccessibleName('Tile 4: spores. Water');
  await press('Space');
  await expect(status(page)).toContainText('Tile 4: watered.');
  await press('Space');
  await expect(status(page)).toContainText('Still wet');
  expect(await runningAnimations(page), 'A11Y-05 nothing moves for a visitor who prefers reduced motion').toBe(0);

  await press('Tab', 'ArrowDown');
  await expect(demo(page).getByRole('radio', { name: /^Fertilise/ })).toBeChecked();
  await press('Shift+Tab', 'Enter');
  await expect(status(page)).toHaveText('Tile 4: fertilised. Coins left: 2.');
  await expect(tile(page, 4)).toHaveAccessibleName('Tile 4: spores, wet, fertilised. Fertilise');

  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(demo(page).getByRole('button', { name: 'Let 6 hours pass' })).toBeFocused();
  await press('Enter', 'Enter');
  await expect(status(page)).toHaveText('6 hours went by. Tile 4, Tile 6: pins are up. Tile 2: ready to harvest.');
  await press('Enter');
  await expect(status(page)).toHaveText('6 hours went by. Tile 4: ready to harvest.');

  await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await expect(tile(page, 4)).toHaveAccessibleName(/ready to harvest.*Harvest$/);
  await press('Enter');
  await expect(status(page)).toHaveText('Tile 4: harvested. In the basket: 1.');
  await press('Tab', 'Tab', 'Enter');
  await expect(status(page)).toHaveText('Sold for 3 coins. Coins: 5.');
  await press('Tab', 'Enter');
  await expect(status(page)).toHaveText('A spore for 2 coins. Spores: 3, coins: 3.');
  expect(await axeViolations(page, '.demo'), 'A11Y-02').toEqual([]);
});

test('a press on a mushroom harvests it, a move that is not allowed gives a reason, and the garden survives a reload', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/mycelium');
  await demo(page).scrollIntoViewIfNeeded();
  await expect(tile(page, 5)).toHaveAccessibleName(/ready to harvest/);
  await page.locator('.garden-board').scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await page.locator('.garden-board').boundingBox()) as DOMRect;
  await page.mouse.click(x + width / 2, y + height * (152 / 470)); // The top of the cap, which is above the mushroom's own tile.
  await expect(status(page)).toContainText('Tile 5: harvested');

  const sell = demo(page).getByRole('button', { name: /^Sell/ });
  await sell.click();
  await expect(sell).toHaveAttribute('aria-disabled', 'true');
  const refusal = status(page).getByText('The basket is empty. Harvest first.');
  await sell.press('Enter');
  const first = await refusal.elementHandle();
  await sell.press('Enter');
  await expect(refusal, 'A11Y-06 shown a second time').toBeVisible();
  await expect.poll(() => first?.evaluate((element) => element.isConnected), 'in a new element, so that it is announced again').toBe(false);

  await tile(page, 9).click();
  await page.reload();
  await appReady(page);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(status(page)).toHaveText('Your garden waited for you.');
  await expect(tile(page, 9)).toHaveAccessibleName(/spores/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-04 an hour passes each second, but not in a hidden tab or while animations are paused', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/mycelium');
    await holdClock(page); // Before the garden starts, so that no hour passes yet.
    await demo(page).scrollIntoViewIfNeeded();
    await tile(page, 1).click();
    await hideTab(page, true);
    await page.clock.runFor(600 * HOUR_MS);
    await hideTab(page, false);
    await page.clock.runFor(10 * HOUR_MS);

    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
    await page.goBack();
    await page.clock.runFor(9 * HOUR_MS); // Hours would pass twice as fast if the clock of the first visit still ran.
    await expect(tile(page, 1)).toHaveAccessibleName('Tile 1: spores. Water');
    await page.clock.runFor(HOUR_MS);
    await expect(status(page)).toHaveText('Tile 1: pins are up.');
    await page.clock.runFor(28 * HOUR_MS);
    await expect(status(page)).toHaveText('Tile 1: ready to harvest.');

    await expect.poll(() => runningAnimations(page), 'ripe mushrooms glow').toBeGreaterThan(0);
    await demo(page).getByRole('button', { name: 'Pause animations' }).click();
    await expect.poll(() => runningAnimations(page)).toBe(0);
    const savedGarden = () => page.evaluate(() => sessionStorage.getItem('garden'));
    const before = await savedGarden();
    await page.clock.runFor(10 * HOUR_MS);
    expect(await savedGarden()).toBe(before);
  });
});
