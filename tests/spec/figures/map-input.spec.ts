import { expect, test } from '@playwright/test';
import { convert, country, figure, hut, openMap, said } from '../../support/map.ts';

test.skip(({ isMobile }) => isMobile, 'The same on every screen.');

const LUXMORE = 'Luxmore Hut, Kepler Track';

test('the published check coordinates can be typed as they are printed', async ({ page }) => {
  await openMap(page);
  await convert(page, '1 576 041.150', '6,188,574.240');
  await expect(said(page)).toHaveText('A point of your own: 34.444066° S, 172.739194° E.');
  await convert(page, 'E 1 900 560.5 m', 'N 5 771 280.5 m');
  await expect(figure(page)).toContainText('38° 09′ 22.691″');
  await expect(figure(page)).toContainText('176° 25′ 48.538″');
});

test('what is no place of the country is refused with a sentence that helps, and the last place stays', async ({ page }) => {
  await openMap(page);
  const ranges = 'Eastings run from 1 000 000 to 2 100 000, northings from 4 700 000 to 6 300 000.';
  await convert(page, '4960153', '1178767');
  await expect(said(page)).toHaveText(`Those two look swapped. ${ranges}`);
  await convert(page, '12', '34');
  await expect(said(page)).toHaveText(`Not on the main islands. ${ranges}`);
  for (const nonsense of ['', 'north', '-5', '1e6', '1.2.3']) {
    await convert(page, '1178767', nonsense);
    await expect(said(page)).toHaveText('Type metres as a number, such as 1 178 767.');
  }
  await expect(hut(page)).toHaveValue(LUXMORE);
  await expect(figure(page).locator('dl')).toContainText('45.385232° S');
});

test('a place that is once around the globe from the country is not taken for the country', async ({ page }) => {
  await openMap(page);
  await country(page).focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press('-');
  const { x = 0, y = 0, width = 0, height = 0 } = (await figure(page).locator('.map-here').boundingBox()) ?? {};
  await page.mouse.click(x + width / 2 + 512, y + height / 2); // So wide is the world on the smallest map.
  await expect(said(page)).toHaveText('That is too far out to sea for the grid. Press nearer to the coast.');
  await expect(hut(page)).toHaveValue(LUXMORE);
});
