import { expect, type Page, test } from '@playwright/test';
import { drawn } from '../../support/app.ts';
import { country, figure, hut, huts, openMap, swap } from '../../support/map.ts';
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
    return [...document.querySelectorAll('.map-pin, .map-right, .map-label')]
      .filter((mark) => {
        const { left, right, top, bottom, width } = mark.getBoundingClientRect();
        return !width || left < view.left - 1 || right > view.right + 1 || top < view.top || bottom > view.bottom;
      })
      .map((mark) => mark.getAttribute('class'));
  });

/** Where the chosen point is, seen from the middle of the map. */
async function fromTheMiddle(page: Page): Promise<{ x: number; y: number }> {
  const [mark, sea] = await Promise.all([figure(page).locator('.map-pin').boundingBox(), country(page).boundingBox()]);
  const middle = (start = 0, size = 0) => start + size / 2;
  return {
    x: middle(mark?.x, mark?.width) - middle(sea?.x, sea?.width),
    y: middle(mark?.y, mark?.height) - middle(sea?.y, sea?.height),
  };
}

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
  await openMap(page);
  await hut(page, 'Mueller Hut').click();
  for (const act of [async () => {}, () => country(page).press('+'), () => country(page).press('Shift+ArrowLeft')]) {
    await act();
    const before = await fromTheMiddle(page);
    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const moved = async () => {
        const { x, y } = await fromTheMiddle(page);
        return Math.hypot(x - before.x, y - before.y);
      };
      await expect.poll(moved).toBeLessThan(3); // Whole pixels on both sides.
    }
  }
});

test('A11Y-11 at 320 px with wide text no label sticks out of the map', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMap(page);
  await addStyles(page, '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
  for (const one of await huts(page).getByRole('radio').all()) {
    await one.click();
    await drawn(page);
    const name = await one.evaluate((radio) => radio.parentElement?.textContent);
    expect.soft(await outOfSight(page), name ?? '').toEqual([]);
  }
});
