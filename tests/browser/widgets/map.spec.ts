import { expect, type Page, test } from '@playwright/test';
import { intro } from '../../../sample/case-studies/wehike/converting-map/intro.ts';
import { labels } from '../../../sample/case-studies/wehike/converting-map/labels.ts';
import { axeViolations } from '../../support/a11y/axe.ts';
import { nextFrame, open } from '../../support/page/app.ts';
import { scrollToDemo } from '../../support/page/demos.ts';

const demo = (page: Page) => page.getByRole('figure', { name: intro.heading });
const surface = (page: Page) => demo(page).getByRole('application');
const status = (page: Page) => demo(page).getByRole('status');
const huts = (page: Page) => demo(page).getByRole('radiogroup', { name: labels.huts });
const chosen = (page: Page) => huts(page).getByRole('radio', { checked: true });
const swap = (page: Page) => demo(page).getByRole('switch', { name: labels.swap });
const scaleBarText = (page: Page) => demo(page).locator('.map-scale-bar text').last();
const button = (page: Page, name: string) => demo(page).getByRole('button', { name });

/** The coordinates in both systems: easting, northing, latitude and longitude. */
const readings = async (page: Page) => {
  const texts = await demo(page).locator('.map-coordinates :is(.sr-only, .map-degrees dd)').allTextContents();
  return texts.map((text) => text.replaceAll('\u00a0', ' '));
};

test.beforeEach(async ({ page }) => {
  await open(page, '/wehike');
  await scrollToDemo(demo(page));
  await expect(huts(page)).toBeVisible();
});

test('A11Y-06 everything on the map can be done by keyboard alone, and every step is announced', {
  tag: ['@§1.6', '@§1.7'],
}, async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await huts(page)
    .getByRole('radio', { name: /^Luxmore Hut/ })
    .press('Space');
  await button(page, 'Whole country').press('Enter');
  await surface(page).focus();
  await press('ArrowRight', 'ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown', 'ArrowDown');
  await expect
    .poll(() => readings(page))
    .toEqual(['E 1 177 767 m', 'N 4 970 153 m', expect.stringMatching(/^45\.29\d{4}° S/), expect.stringContaining('° E')]);
  await expect(status(page)).toContainText(/^Your own point: 45\.29\d{4}°.S, 167\.6\d{5}°.E\.$/);
  await press('+', '+');
  await expect(scaleBarText(page)).toHaveText('100 km');
  await press('Tab', 'Tab', 'Tab');
  await expect(button(page, 'Whole country')).toBeFocused();
  await press('Enter');
  await expect(scaleBarText(page)).toHaveText('400 km');

  await press('Tab');
  await expect(chosen(page)).toBeFocused();
  await expect(chosen(page)).toHaveAccessibleName(/^Your own point/);
  await press('ArrowUp', 'ArrowUp');
  await expect(status(page)).toHaveText('Luxmore Hut, Kepler Track: 45.385232° S, 167.619159° E.');
  await press('Tab', 'Space');
  await expect(swap(page)).toHaveAttribute('aria-checked', 'true');
  await expect(status(page)).toHaveText(
    'Northing was read as easting. Luxmore Hut lands 5 125 km away in the sea, and our check refuses it.',
  );
  await press('Tab', 'Enter');
  await expect(demo(page).getByRole('listitem')).toHaveText([
    'Take off the false origin: 3 360 153 m from 173° E, −8 821 233 m from the equator.',
    'Undo the scale of 0.9996: 3 361 497.599 m and −8 824 762.905 m.',
    'Unroll the transverse Mercator onto the ellipsoid: 59.460575° S, 115.404102° W.',
    'Longitude first, for GeoJSON: [−115.404102, −59.460575].',
  ]);
  expect(await axeViolations(page, '.demo'), 'A11Y-02').toEqual([]);
});

test('on a phone, the pin is in view beside the hut that a visitor chooses below the map', { tag: '@phone-only' }, async ({ page }) => {
  const pin = demo(page).locator('.map-pin');
  await expect(chosen(page), 'the first hut is not hidden at the end of the strip').toBeInViewport();
  await huts(page)
    .getByRole('radio', { name: /^Mason Bay Hut/ })
    .tap();
  await expect(status(page)).toContainText('Mason Bay Hut');
  await expect(pin).toBeInViewport({ ratio: 1 });
  await expect(chosen(page)).toBeInViewport({ ratio: 1 });
  await expect(demo(page).getByText(labels.hint), 'a phone has no arrow keys').toBeHidden();

  await button(page, 'Whole country').tap();
  const hut = (await demo(page).locator('.map-hut').first().boundingBox()) as DOMRect;
  await page.touchscreen.tap(hut.x + hut.width / 2, hut.y + hut.height / 2);
  await expect(chosen(page)).toHaveAccessibleName('Pinnacles Hut Coromandel');
  await expect(chosen(page), 'the strip follows a choice on the map').toBeInViewport({ ratio: 1 });
});

test('with a mouse, a visitor drags the map, chooses a place or a hut, and zooms with Ctrl', { tag: '@long' }, async ({ page }) => {
  await expect(surface(page), 'one finger scrolls the page').toHaveCSS('touch-action', 'pan-x pan-y');
  await surface(page).scrollIntoViewIfNeeded();
  const mapBox = (await surface(page).boundingBox()) as DOMRect;
  const pin = async () => (await demo(page).locator('.map-pin').boundingBox()) as DOMRect;

  await test.step('a drag moves the map and not the pin', async () => {
    const before = await pin();
    await page.mouse.move(mapBox.x + 200, mapBox.y + 200);
    await page.mouse.down();
    await page.mouse.move(mapBox.x + 260, mapBox.y + 170, { steps: 4 });
    await page.mouse.up();
    const moved = async () => [Math.round((await pin()).x - before.x), Math.round((await pin()).y - before.y)];
    await expect.poll(moved).toEqual([60, -30]);
    await expect(chosen(page)).toHaveAccessibleName(/^Goat Pass Hut/);
    await button(page, 'Whole country').click();
    await expect.poll(moved).toEqual([0, 0]);
  });

  await test.step('a press near a hut chooses the hut, and a press far out at sea is refused', async () => {
    const hut = (await demo(page).locator('.map-hut').first().boundingBox()) as DOMRect;
    await page.mouse.click(hut.x + hut.width / 2 + 12, hut.y + hut.width / 2);
    await expect(chosen(page)).toHaveAccessibleName('Pinnacles Hut Coromandel');
    await button(page, 'Whole country').click();
    await page.mouse.click(mapBox.x + 60, mapBox.y + mapBox.height / 2);
    await expect(status(page)).toHaveText('That is too far out to sea for the grid. Press nearer to the coast.');
    await page.mouse.click(mapBox.x + mapBox.width * 0.62, mapBox.y + 145);
    await expect(chosen(page)).toHaveAccessibleName(/^Your own point/);
  });

  await test.step('the wheel zooms with Ctrl, and scrolls the page without it', async () => {
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top);
    await expect(scaleBarText(page)).toHaveText('400 km');
    await surface(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await expect(scaleBarText(page)).not.toHaveText('400 km');
    await page.keyboard.up('Control');
  });

  await page.emulateMedia({ media: 'print' });
  await expect(demo(page).getByRole('img', { name: intro.alt }), 'the placeholder is printed').toBeVisible();
});

test('the pin and the place where it should be stay visible when the window is resized', { tag: '@long' }, async ({ page }) => {
  await swap(page).press('Space');
  for (const [width, height] of [
    [844, 390],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await nextFrame(page); // Without this, the map could still have its previous size.
    const map = (await surface(page).boundingBox()) as DOMRect;
    for (const marker of await surface(page).locator('.map-pin, .map-correct-place, .map-pin-label').all()) {
      const box = (await marker.boundingBox()) as DOMRect;
      expect(box.x, `${width} px`).toBeGreaterThanOrEqual(map.x - 1);
      expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(map.x + map.width + 1);
      expect(box.y, `${width} px`).toBeGreaterThanOrEqual(map.y);
      expect(box.y + box.height, `${width} px`).toBeLessThanOrEqual(map.y + map.height);
    }
  }
});
