import { expect, type Page, test } from '@playwright/test';
import { timesAnnounced } from '../../../support/figures/figures.ts';
import { chosen, convert, country, figure, hut, openMap, read, status } from '../../../support/figures/map.ts';
import { drawn, idle } from '../../../support/page/app.ts';
import { holdClock } from '../../../support/page/clock.ts';

test('while arrow keys move the pin both systems show its place, and it is announced once, after the last key', async ({ page }) => {
  await page.clock.install();
  await openMap(page);
  await holdClock(page); // The test decides when the pause after the last key is over.
  await country(page).focus();
  const before = await status(page).textContent();
  const times = await timesAnnounced(status(page), async () => {
    for (let step = 1; step <= 8; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(read(page).first()).toContainText(`${178 + step} 767`.slice(-7).replace(' ', '\u00a0'));
      await page.clock.runFor(400);
    }
    await expect(status(page)).toHaveText(before ?? '');
    await page.clock.runFor(200);
    await expect(status(page)).toContainText('Your own point');
    await page.clock.runFor(5000);
    await idle(page);
  });
  expect(times).toBe(1);
});

test('"Your own point" keeps the pin where it is, a hut that is chosen already is shown again, a wheel zooms with Ctrl alone, and a pin that leaves the sheet is followed to the edge of the grid', async ({
  page,
}) => {
  await openMap(page);
  const scale = figure(page).locator('.map-scale text').last();
  const before = await read(page).allTextContents();
  await hut(page, 'Your own point').click();
  await expect(chosen(page)).toHaveAccessibleName(/^Your own point/);
  expect(await read(page).allTextContents()).toEqual(before);
  await hut(page, 'Luxmore Hut').click();
  await figure(page).getByRole('button', { name: 'Whole country' }).click();
  await expect(scale).toHaveText('400 km');
  await hut(page, 'Luxmore Hut').click();
  await expect(scale).not.toHaveText('400 km');

  await test.step('a plain wheel scrolls the page, and a wheel with Ctrl zooms the map', async () => {
    await figure(page).getByRole('button', { name: 'Whole country' }).click();
    await expect(scale).toHaveText('400 km');
    await country(page).hover();
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top);
    await expect(scale).toHaveText('400 km');
    await country(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await expect(scale).not.toHaveText('400 km');
    await page.keyboard.up('Control');
    await figure(page).getByRole('button', { name: 'Whole country' }).click();
  });

  await test.step('a pin that leaves the sheet is followed, and stops at the edge of the grid', async () => {
    await country(page).press('+');
    await country(page).press('+');
    await convert(page, '1 400 000', '4 960 000');
    const isInSight = async () => {
      const [pin, sheet] = [await figure(page).locator('.map-pin').boundingBox(), await country(page).boundingBox()];
      if (!pin || !sheet) return false;
      return pin.x > sheet.x && pin.x + pin.width < sheet.x + sheet.width;
    };
    await expect(read(page).first()).toContainText(/^E 1\s(399|400)/);
    await expect.poll(isInSight).toBe(true);
    for (let step = 0; step < 45; step++) await page.keyboard.press('Shift+ArrowLeft');
    await expect(status(page)).toContainText('edge of the grid');
    await expect(read(page).first()).toHaveText(/^E 1\s00\d\s\d{3} m$/);
  });
});

/** The texts in the drawing of the map. */
const texts = (page: Page, selector: string) => figure(page).locator(`.map-sheet ${selector}`).allTextContents();

test('the map is never blank: grid lines by zoom, metres at the edge in 13 px, a scale bar, and at the deepest zoom a name', async ({
  page,
}) => {
  await openMap(page);
  await convert(page, '1 230 000', '4 990 000');
  for (const [presses, label, bar] of [
    [0, /^\d{1,2}\s?[05]00\s000/, '400 km'],
    [3, /^\d\s\d[05]0\s000/, '40 km'],
    [9, /^\d\s\d{3}\s000/, '4 km'],
  ] as const) {
    for (let press = 0; press < presses; press++) await country(page).press('+');
    await drawn(page);
    const metres = await texts(page, '.map-edge text');
    expect(metres.length).toBeGreaterThan(2);
    for (const text of metres) expect(text).toMatch(label);
    expect(metres.filter((text) => /m [EN]$/.test(text))).toHaveLength(2);
    expect((await texts(page, '.map-scale text')).at(-1)?.replace('\u00a0', ' ')).toBe(bar);
    const lines = await figure(page)
      .locator('.map-lines')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(''));
    expect(lines.length).toBeGreaterThan(100);
    expect((await texts(page, '.map-name, .map-number')).length).toBeGreaterThan(0);
  }
  expect(await texts(page, '.map-name')).toEqual([expect.stringMatching(/^Nearest hut: \w+ Hut, \d+ km [a-z-]+$/)]);
  await expect(figure(page).locator('.map-edge text').first()).toHaveCSS('font-size', '13px');
});
