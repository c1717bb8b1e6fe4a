import { expect, test } from '@playwright/test';
import { widen } from '../../../support/a11y/page-states.ts';
import { count, figure, HALF_WAY, keepGarden, openGarden, status, tile } from '../../../support/figures/garden.ts';
import { appReady, browserErrors, expectHeading, navLink } from '../../../support/page/app.ts';

const button = 'Let 6 hours pass';

test('A11Y-06 the whole loop of the garden can be played by keyboard alone, and every step is announced', async ({ page }) => {
  const found = browserErrors(page);
  await openGarden(page);
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

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

  await press('Tab', 'ArrowDown');
  await expect(figure(page).getByRole('radio', { name: /^Fertilise/ })).toBeChecked();
  await press('Shift+Tab', 'Enter');
  await expect(status(page)).toHaveText('Tile 4: fertilised. Coins left: 2.');
  await expect(tile(page, 4)).toHaveAccessibleName('Tile 4: spores, wet, fertilised. Fertilise');

  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(figure(page).getByRole('button', { name: button })).toBeFocused();
  await press('Enter', 'Enter');
  await expect(status(page)).toHaveText('6 hours went by. Tile 4, Tile 6: pins are up. Tile 2: ready to harvest.');
  await press('Enter');
  await expect(status(page)).toHaveText('6 hours went by. Tile 4: ready to harvest.');

  await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await expect(tile(page, 4)).toBeFocused();
  await expect(tile(page, 4)).toHaveAccessibleName(/ready to harvest.*Harvest$/);
  await press('Enter');
  await expect(status(page)).toHaveText('Tile 4: harvested. In the basket: 1.');
  await press('Tab', 'Tab', 'Enter');
  await expect(status(page)).toHaveText('Sold for 3 coins. Coins: 5.');
  await press('Tab', 'Enter');
  await expect(status(page)).toHaveText('A spore for 2 coins. Spores: 3, coins: 3.');
  expect(found).toEqual([]);
});

test('the whole loop of the garden can be played by touch', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
  await openGarden(page);
  await tile(page, 8).tap();
  await expect(status(page)).toContainText('Tile 8: planted');
  await tile(page, 8).tap();
  await expect(status(page)).toContainText('Tile 8: watered');
  await figure(page)
    .getByRole('radio', { name: /^Fertilise/ })
    .tap();
  await tile(page, 8).tap();
  await expect(count(page, 'Coins')).toHaveText('2');
  for (let step = 0; step < 3; step++) await figure(page).getByRole('button', { name: button }).tap();
  await tile(page, 8).tap();
  await expect(count(page, 'Basket')).toHaveText('1');
  await figure(page).getByRole('button', { name: /^Sell/ }).tap();
  await figure(page).getByRole('button', { name: /^Buy/ }).tap();
  await expect(count(page, 'Coins')).toHaveText('3');
  await expect(count(page, 'Spores')).toHaveText('3');
});

test('the cap of a ripe mushroom belongs to its own tile, a move that cannot be made says why, and the garden is kept for the visit', async ({
  page,
}) => {
  await keepGarden(page, HALF_WAY);
  await openGarden(page);
  await page.locator('.garden-board').scrollIntoViewIfNeeded();
  const { x, y, width, height } = await page.locator('.garden-board').evaluate((board) => board.getBoundingClientRect());
  await page.mouse.click(x + width / 2, y + height * (152 / 470)); // The top of the cap of the mushroom.
  await expect(status(page)).toContainText('Tile 5: harvested');

  const sell = figure(page).getByRole('button', { name: /^Sell/ });
  await sell.click();
  await expect(status(page)).toContainText('Sold');
  await expect(sell).toHaveAttribute('aria-disabled', 'true');
  await sell.press('Enter'); // The button is marked as disabled, and a press says why.
  await expect(status(page)).toHaveText('The basket is empty. Harvest first.');
  for (const number of [9, 7, 6, 5]) await tile(page, number).click();
  await expect(status(page)).toContainText('No spores left.');

  await test.step('over a reload, and over another page', async () => {
    await page.reload();
    await appReady(page);
    await figure(page).scrollIntoViewIfNeeded();
    await expect(status(page)).toHaveText('Your garden waited for you.');
    await expect(tile(page, 9)).toHaveAccessibleName(/spores/);
    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
    await page.goBack();
    await expect(tile(page, 9)).toHaveAccessibleName(/spores/); // At once: the page has its old height, so Back restores the scroll position.
  });

  await test.step('A11Y-07 at 320 px every target is at least 44 px in both directions', async () => {
    await widen(page, 320);
    const small = await figure(page)
      .locator('button, label, summary')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 44).length);
    expect(small).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
