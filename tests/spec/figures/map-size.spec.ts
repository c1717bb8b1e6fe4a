import { expect, type Page, test } from '@playwright/test';
import { drawn } from '../../support/app.ts';
import { country, figure, hut, openMap, swap } from '../../support/map.ts';
import { addStyles } from '../../support/page-states.ts';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

test.skip(({ isMobile }) => isMobile, 'The same in every window.');

/** What of the map's marks and label is out of sight; no label is out of sight too. */
const outOfSight = (page: Page) =>
  country(page).evaluate((sea) => {
    const view = sea.getBoundingClientRect();
    return [...document.querySelectorAll('.map-here, .map-mistaken, .map-label')]
      .filter((mark) => {
        const { left, right, top, bottom, width } = mark.getBoundingClientRect();
        return !width || left < view.left - 1 || right > view.right + 1 || top < view.top || bottom > view.bottom;
      })
      .map((mark) => mark.getAttribute('class'));
  });

for (const { name, press } of [
  { name: 'the whole country', press: async () => {} },
  { name: 'the country and the mistake', press: (page: Page) => swap(page).press('Space') },
]) {
  test(`${name} stays in sight when the phone is turned or the window drawn`, async ({ page }) => {
    await openMap(page);
    await press(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect.poll(() => outOfSight(page), { message: `${size.width} px` }).toEqual([]);
    }
  });
}

test('a map that was moved by hand is left alone when the window changes', async ({ page }) => {
  const usual = { width: 1280, height: 720 };
  await page.setViewportSize(usual);
  await openMap(page);
  await hut(page).selectOption('Mueller Hut, Aoraki/Mount Cook');
  const scale = () =>
    figure(page)
      .locator('.map-land')
      .first()
      .evaluate((land: SVGGraphicsElement) => Math.round(land.getBBox().width));
  for (const act of [async () => {}, () => country(page).press('+'), () => country(page).press('ArrowLeft')]) {
    await act();
    const before = await scale();
    const height = await country(page).evaluate(({ clientHeight }) => clientHeight);
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.setViewportSize({ width: 700, height: 700 });
    await expect.poll(() => country(page).evaluate(({ clientHeight }) => clientHeight)).not.toBe(height);
    await drawn(page);
    await page.setViewportSize(usual);
    await expect.poll(scale).toBe(before); // In a window of the same size: Leaflet draws only the land that is in sight.
  }
});

test('A11Y-11 at 320 px with wide text no label sticks out of the map', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMap(page);
  await addStyles(page, '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
  for (const name of await hut(page).locator('option').allTextContents()) {
    await hut(page).selectOption(name);
    await drawn(page);
    expect.soft(await outOfSight(page), name).toEqual([]);
  }
});
