import { expect, type Page, test } from '@playwright/test';
import { intro } from '../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { axeViolations } from '../../support/a11y/axe.ts';
import { appReady, expectHeading, hideTab, navLink, open } from '../../support/page/app.ts';
import { holdClock } from '../../support/page/clock.ts';

const HOUR_MS = 1000;
const figure = (page: Page) => page.getByRole('figure', { name: intro.heading });
const tile = (page: Page, number: number) => figure(page).getByRole('button', { name: new RegExp(`^Tile ${number}: `) });
const status = (page: Page) => figure(page).getByRole('status');
const moving = (page: Page) => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('A11Y-06 the whole loop of the garden can be played by keyboard alone, and every step is announced', {
  tag: ['@§1.8', '@§9.10'],
}, async ({ page }) => {
  await open(page, '/mycelium');
  await figure(page).scrollIntoViewIfNeeded();
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
  expect(await moving(page), 'A11Y-05 nothing moves where motion is reduced').toBe(0);

  await press('Tab', 'ArrowDown');
  await expect(figure(page).getByRole('radio', { name: /^Fertilise/ })).toBeChecked();
  await press('Shift+Tab', 'Enter');
  await expect(status(page)).toHaveText('Tile 4: fertilised. Coins left: 2.');
  await expect(tile(page, 4)).toHaveAccessibleName('Tile 4: spores, wet, fertilised. Fertilise');

  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(figure(page).getByRole('button', { name: 'Let 6 hours pass' })).toBeFocused();
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

test('a press on the cap of a mushroom harvests it, a move that cannot be made says why, and the garden is kept', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/mycelium');
  await figure(page).scrollIntoViewIfNeeded();
  await expect(tile(page, 5)).toHaveAccessibleName(/ready to harvest/);
  await page.locator('.garden-board').scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await page.locator('.garden-board').boundingBox()) as DOMRect;
  await page.mouse.click(x + width / 2, y + height * (152 / 470)); // The top of the cap, which is above its own tile.
  await expect(status(page)).toContainText('Tile 5: harvested');

  const sell = figure(page).getByRole('button', { name: /^Sell/ });
  await sell.click();
  await expect(sell).toHaveAttribute('aria-disabled', 'true');
  const refusal = status(page).getByText('The basket is empty. Harvest first.');
  await sell.press('Enter');
  const first = await refusal.elementHandle();
  await sell.press('Enter');
  await expect(refusal, 'A11Y-06 said twice').toBeVisible();
  await expect.poll(() => first?.evaluate((said) => said.isConnected), 'by a new element, so that it is announced again').toBe(false);

  await tile(page, 9).click();
  await page.reload();
  await appReady(page);
  await figure(page).scrollIntoViewIfNeeded();
  await expect(status(page)).toHaveText('Your garden waited for you.');
  await expect(tile(page, 9)).toHaveAccessibleName(/spores/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-04 an hour passes each second, but not in a hidden tab or while the chip pauses it', { tag: '@long' }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/mycelium');
    await holdClock(page); // Before the garden starts, so that no hour passes in it.
    await figure(page).scrollIntoViewIfNeeded();
    await tile(page, 1).click();
    await hideTab(page, true);
    await page.clock.runFor(600 * HOUR_MS);
    await hideTab(page, false);
    await page.clock.runFor(10 * HOUR_MS);

    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
    await page.goBack();
    await page.clock.runFor(9 * HOUR_MS); // Twice as fast if the clock from before still ran.
    await expect(tile(page, 1)).toHaveAccessibleName('Tile 1: spores. Water');
    await page.clock.runFor(HOUR_MS);
    await expect(status(page)).toHaveText('Tile 1: pins are up.');
    await page.clock.runFor(28 * HOUR_MS);
    await expect(status(page)).toHaveText('Tile 1: ready to harvest.');

    await expect.poll(() => moving(page), 'what is ripe glows').toBeGreaterThan(0);
    await figure(page).getByRole('button', { name: 'Pause animations' }).click();
    await expect.poll(() => moving(page)).toBe(0);
    const kept = () => page.evaluate(() => sessionStorage.getItem('garden'));
    const before = await kept();
    await page.clock.runFor(10 * HOUR_MS);
    expect(await kept()).toBe(before);
  });
});
