import { expect, type Page, test } from '@playwright/test';
import { intro } from '../../../sample/case-studies/wehike/converting-map/intro.ts';
import { words } from '../../../sample/case-studies/wehike/converting-map/words.ts';
import { axeViolations } from '../../support/a11y/axe.ts';
import { nextFrame, open } from '../../support/page/app.ts';
import { scrollToDemo } from '../../support/page/demos.ts';

const figure = (page: Page) => page.getByRole('figure', { name: intro.heading });
const sheet = (page: Page) => figure(page).getByRole('application');
const status = (page: Page) => figure(page).getByRole('status');
const huts = (page: Page) => figure(page).getByRole('radiogroup', { name: words.huts });
const chosen = (page: Page) => huts(page).getByRole('radio', { checked: true });
const swap = (page: Page) => figure(page).getByRole('switch', { name: words.swap });
const scale = (page: Page) => figure(page).locator('.map-scale text').last();
const tool = (page: Page, name: string) => figure(page).getByRole('button', { name });

/** The coordinates in both systems: easting, northing, latitude and longitude. */
const readings = async (page: Page) => {
  const texts = await figure(page).locator('.map-dial :is(.sr-only, .map-degrees dd)').allTextContents();
  return texts.map((text) => text.replaceAll('\u00a0', ' '));
};

test.beforeEach(async ({ page }) => {
  await open(page, '/wehike');
  await scrollToDemo(figure(page));
  await expect(huts(page)).toBeVisible();
});

test('A11Y-06 the whole map can be used by keyboard alone, and every step is announced', {
  tag: ['@§1.6', '@§1.7'],
}, async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await sheet(page).focus();
  await press('ArrowRight', 'ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown', 'ArrowDown');
  await expect
    .poll(() => readings(page))
    .toEqual(['E 1 177 767 m', 'N 4 970 153 m', expect.stringMatching(/^45\.29\d{4}° S/), expect.stringContaining('° E')]);
  await expect(status(page)).toContainText(/^Your own point: 45\.29\d{4}°.S, 167\.6\d{5}°.E\.$/);
  await press('+', '+');
  await expect(scale(page)).toHaveText('100 km');
  await press('Tab', 'Tab', 'Tab');
  await expect(tool(page, 'Whole country')).toBeFocused();
  await press('Enter');
  await expect(scale(page)).toHaveText('400 km');

  await press('Tab', 'Tab');
  await expect(chosen(page)).toBeFocused();
  await expect(chosen(page)).toHaveAccessibleName(/^Your own point/);
  await press('ArrowUp', 'ArrowUp');
  await expect(status(page)).toHaveText('Luxmore Hut, Kepler Track: 45.385232° S, 167.619159° E.');
  await press('Shift+Tab', 'Space');
  await expect(swap(page)).toHaveAttribute('aria-checked', 'true');
  await expect(status(page)).toHaveText(
    'Northing was read as easting. Luxmore Hut lands 5 125 km away in the sea, and our check refuses it.',
  );
  await press('Tab', 'Tab', 'Enter');
  await expect(figure(page).getByRole('listitem')).toHaveText([
    'Take off the false origin: 3 360 153 m from 173° E, −8 821 233 m from the equator.',
    'Undo the scale of 0.9996: 3 361 497.599 m and −8 824 762.905 m.',
    'Unroll the transverse Mercator onto the ellipsoid: 59.460575° S, 115.404102° W.',
    'Longitude first, for GeoJSON: [−115.404102, −59.460575].',
  ]);
  expect(await axeViolations(page, '.demo'), 'A11Y-02').toEqual([]);
});

test('a mouse drags the map, presses a place or a hut, and zooms with Ctrl', { tag: '@long' }, async ({ page }) => {
  await expect(sheet(page), 'a finger scrolls the page').toHaveCSS('touch-action', 'pan-x pan-y');
  await sheet(page).scrollIntoViewIfNeeded();
  const sea = (await sheet(page).boundingBox()) as DOMRect;
  const pin = async () => (await figure(page).locator('.map-pin').boundingBox()) as DOMRect;

  await test.step('a drag is not a press', async () => {
    const before = await pin();
    await page.mouse.move(sea.x + 200, sea.y + 200);
    await page.mouse.down();
    await page.mouse.move(sea.x + 260, sea.y + 170, { steps: 4 });
    await page.mouse.up();
    const moved = async () => [Math.round((await pin()).x - before.x), Math.round((await pin()).y - before.y)];
    await expect.poll(moved).toEqual([60, -30]);
    await expect(chosen(page)).toHaveAccessibleName(/^Luxmore Hut/);
    await tool(page, 'Whole country').click();
    await expect.poll(moved).toEqual([0, 0]);
  });

  await test.step('a press near a hut means the hut, and one far out is refused', async () => {
    const hut = (await figure(page).locator('.map-hut').first().boundingBox()) as DOMRect;
    await page.mouse.click(hut.x + hut.width / 2 + 12, hut.y + hut.width / 2);
    await expect(chosen(page)).toHaveAccessibleName('Pinnacles Hut Coromandel');
    await tool(page, 'Whole country').click();
    await page.mouse.click(sea.x + 60, sea.y + sea.height / 2);
    await expect(status(page)).toHaveText('That is too far out to sea for the grid. Press nearer to the coast.');
    await page.mouse.click(sea.x + sea.width * 0.62, sea.y + 250);
    await expect(chosen(page)).toHaveAccessibleName(/^Your own point/);
  });

  await test.step('a wheel with Ctrl zooms, and a plain wheel scrolls the page', async () => {
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top);
    await expect(scale(page)).toHaveText('400 km');
    await sheet(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await expect(scale(page)).not.toHaveText('400 km');
    await page.keyboard.up('Control');
  });

  await page.emulateMedia({ media: 'print' });
  await expect(figure(page).getByRole('img', { name: intro.alt }), 'print shows the drawing').toBeVisible();
});

test('the country, the pin and the mistaken point stay in view when the window is resized', { tag: '@long' }, async ({ page }) => {
  const outOfSight = () =>
    sheet(page).evaluate((sea) => {
      const view = sea.getBoundingClientRect();
      const isOut = (mark: Element) => {
        const { left, right, top, bottom, width } = mark.getBoundingClientRect();
        return !width || left < view.left - 1 || right > view.right + 1 || top < view.top || bottom > view.bottom;
      };
      return [...document.querySelectorAll('.map-pin, .map-right, .map-label')].filter(isOut).map((mark) => mark.getAttribute('class'));
    });
  await swap(page).press('Space');
  for (const [width, height] of [
    [844, 390],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await nextFrame(page); // Without this the map could still have the size of the window before.
    await expect.poll(outOfSight, `the country and the mistaken point, ${width} px`).toEqual([]);
  }
});
