import { expect, type Page, test } from '@playwright/test';
import { intro as mapIntro } from '../../../../sample/case-studies/wehike/converting-map/intro.ts';
import { widen } from '../../../support/a11y/page-states.ts';
import { chosen, country, figure, hut, openMap, read, status, swap } from '../../../support/figures/map.ts';
import { browserErrors, drawn } from '../../../support/page/app.ts';

const LUXMORE = /^Luxmore Hut/;
const OWN = /^Your own point/;

/** The coordinates that the map shows, with plain spaces. */
const readings = async (page: Page) => (await read(page).allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));

test('A11Y-06 the whole map can be used by keyboard alone, and every step is announced', async ({ page }) => {
  const found = browserErrors(page);
  await openMap(page);
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await country(page).focus();
  await press('ArrowRight', 'ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown', 'ArrowDown');
  await expect
    .poll(() => readings(page))
    .toEqual(['E 1 177 767 m', 'N 4 970 153 m', expect.stringMatching(/^45\.29\d{4}° S/), expect.stringContaining('° E')]);
  await expect(status(page)).toContainText(/^Your own point: 45\.29\d{4}°.S, 167\.6\d{5}°.E\.$/);
  await expect(chosen(page)).toHaveAccessibleName(OWN);
  const scale = figure(page).locator('.map-scale text').last();
  await expect(scale).toHaveText('400 km');
  await press('+', '+');
  await expect(scale).toHaveText('100 km');
  await press('-');
  await expect(scale).toHaveText('200 km');
  await press('Tab', 'Tab', 'Tab');
  await expect(figure(page).getByRole('button', { name: 'Whole country' })).toBeFocused();
  await press('Enter');
  await expect(scale).toHaveText('400 km');

  await press('Tab', 'Tab');
  await expect(hut(page, 'Your own point')).toBeFocused();
  await press('ArrowUp');
  await expect(status(page)).toHaveText('Mason Bay Hut, Rakiura: 46.926519° S, 167.780334° E.');
  await press('ArrowUp');
  await expect(status(page)).toHaveText('Luxmore Hut, Kepler Track: 45.385232° S, 167.619159° E.');
  await press('Shift+Tab', 'Space');
  await expect(swap(page)).toHaveAttribute('aria-checked', 'true');
  await expect(status(page)).toHaveText(
    'Northing was read as easting. Luxmore Hut lands 5 125 km away in the sea, and our check refuses it.',
  );
  await expect
    .poll(() => readings(page))
    .toEqual(['E 4 960 153 m', 'N 1 178 767 m', '59.460575° S 59° 27′ 38.072″', '115.404102° W 115° 24′ 14.767″']);
  await press('Tab', 'Tab', 'Enter');
  await expect(figure(page).getByRole('listitem')).toHaveText([
    'Take off the false origin: 3 360 153 m from 173° E, −8 821 233 m from the equator.',
    'Undo the scale of 0.9996: 3 361 497.599 m and −8 824 762.905 m.',
    'Unroll the transverse Mercator onto the ellipsoid: 59.460575° S, 115.404102° W.',
    'Longitude first, for GeoJSON: [−115.404102, −59.460575].',
  ]);
  expect(found).toEqual([]);
});

test('the whole map can be used by touch: two fingers zoom it where one leaves it alone and scrolls the page', {
  tag: ['@phone', '@phone-only'],
}, async ({ page }) => {
  const found = browserErrors(page);
  await openMap(page);
  await expect(country(page)).toHaveCSS('touch-action', 'pan-x pan-y');
  await country(page).evaluate((sheet) => sheet.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const scale = figure(page).locator('.map-scale text').last();
  const box = (await country(page).boundingBox()) as { x: number; y: number; width: number; height: number };
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const before = await figure(page).locator('.map-pin').getAttribute('transform');
  await touch('touchStart', [{ x, y }]);
  for (const right of [10, 20, 30]) await touch('touchMove', [{ x: x + right, y }]);
  await touch('touchEnd', []);
  await drawn(page);
  await expect(figure(page).locator('.map-pin')).toHaveAttribute('transform', before ?? '');
  await touch('touchStart', [
    { x: x - 20, y },
    { x: x + 20, y },
  ]);
  for (const apart of [40, 60, 80])
    await touch('touchMove', [
      { x: x - apart, y },
      { x: x + apart, y },
    ]);
  await touch('touchEnd', []);
  await expect(scale).toHaveText('100 km');
  await expect(chosen(page)).toHaveAccessibleName(LUXMORE);
  await figure(page).getByRole('button', { name: 'Whole country' }).tap();
  const { width = 0, height = 0 } = (await country(page).boundingBox()) ?? {};
  await country(page).tap({ position: { x: width / 2, y: height * 0.75 } }); // In the sea near Otago.
  await expect(chosen(page)).toHaveAccessibleName(OWN);
  await figure(page).getByRole('button', { name: 'Zoom in' }).tap();
  await figure(page).getByRole('button', { name: 'Whole country' }).tap();
  await hut(page, 'Awaroa Hut').tap();
  await expect(status(page)).toContainText('40.865260° S, 173.017598° E');
  await swap(page).tap();
  await expect(figure(page).locator('.map-astray')).toBeVisible();
  await swap(page).tap();
  await expect(figure(page).locator('.map-astray')).toHaveCount(0);
  await figure(page).getByText('The steps in between').tap();
  await expect(figure(page).getByRole('listitem').last()).toContainText('[173.017598, −40.865260]');
  expect(found).toEqual([]);
});

test('a mouse drags the map, and a drag is not a press; a press shows both systems of that place, near a hut it means the hut, and zooming keeps it in its place', async ({
  page,
}) => {
  await openMap(page);
  await country(page).scrollIntoViewIfNeeded();
  const whole = figure(page).getByRole('button', { name: 'Whole country' });
  const pin = async () => {
    const { x = 0, y = 0 } = (await figure(page).locator('.map-pin').boundingBox()) ?? {};
    return { x, y };
  };
  const sea = async () => (await country(page).boundingBox()) as { x: number; y: number; width: number; height: number };

  await test.step('a drag', async () => {
    const [before, { x, y }] = [await pin(), await sea()];
    await page.mouse.move(x + 200, y + 200);
    await page.mouse.down();
    await page.mouse.move(x + 260, y + 170, { steps: 4 });
    await page.mouse.up();
    const moved = async () => {
      const after = await pin();
      return [Math.round(after.x - before.x), Math.round(after.y - before.y)];
    };
    await expect.poll(moved).toEqual([60, -30]);
    await expect(chosen(page)).toHaveAccessibleName(LUXMORE);
    await whole.click();
    await expect.poll(moved).toEqual([0, 0]);
  });

  await test.step('a press near a hut means the hut', async () => {
    const { x = 0, y = 0, width = 0 } = (await figure(page).locator('.map-hut').first().boundingBox()) ?? {};
    await page.mouse.click(x + width / 2 + 12, y + width / 2);
    await expect(chosen(page)).toHaveAccessibleName('Pinnacles Hut Coromandel');
    await whole.click();
    const place = await sea();
    await page.mouse.click(place.x + 60, place.y + place.height / 2);
    await expect(status(page)).toHaveText('That is too far out to sea for the grid. Press nearer to the coast.');
    await expect(chosen(page)).toHaveAccessibleName('Pinnacles Hut Coromandel');
  });

  await test.step('zooming keeps the chosen point where it is, and a press claims no more than whole metres', async () => {
    const { x, y, width } = await sea();
    await page.mouse.click(x + width * 0.62, y + 250);
    await expect(chosen(page)).toHaveAccessibleName(OWN);
    await expect
      .poll(async () => (await readings(page)).slice(0, 2))
      .toEqual([expect.stringMatching(/^E \d \d{3} \d{3} m$/), expect.stringMatching(/^N \d \d{3} \d{3} m$/)]);
    const scale = figure(page).locator('.map-scale text').last();
    const before = await pin();
    await expect(scale).toHaveText('400 km');
    for (let step = 0; step < 8; step++) await figure(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(scale).not.toHaveText(/\d{2,} km/);
    const after = await pin();
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(4);
  });

  await test.step('print shows the drawing instead of the working map', async () => {
    const drawing = figure(page).getByRole('img', { name: mapIntro.drawing });
    await expect(drawing).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(drawing).toBeVisible();
    await expect(country(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('A11Y-07 at 320 px every target is at least 44 px high, and nothing runs over', async () => {
    await widen(page, 320);
    const heights = await figure(page)
      .locator('button, label, [type=radio], summary')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.filter((height) => height < 44)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
