import { expect, type Page, test } from '@playwright/test';
import { addStyles } from '../../../support/a11y/page-states.ts';
import { country, figure, hut, huts, openMap, swap } from '../../../support/figures/map.ts';
import { drawn } from '../../../support/page/app.ts';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 768, height: 900 },
  { width: 390, height: 900 },
];

/** The marks and labels of the map that are out of view or have no size. */
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

/** The position of the chosen point, measured from the middle of the map. */
async function fromTheMiddle(page: Page): Promise<{ x: number; y: number }> {
  const [mark, sea] = await Promise.all([figure(page).locator('.map-pin').boundingBox(), country(page).boundingBox()]);
  const middle = (start = 0, size = 0) => start + size / 2;
  return {
    x: middle(mark?.x, mark?.width) - middle(sea?.x, sea?.width),
    y: middle(mark?.y, mark?.height) - middle(sea?.y, sea?.height),
  };
}

/** The points at which the zoom buttons cover land. */
const landBelowButtons = (page: Page) =>
  figure(page)
    .locator('.map-tools')
    .evaluate((tools) => {
      const land = document.querySelector('.map-ground defs path') as SVGPathElement;
      const sheet = (document.querySelector('.map-sheet') as Element).getBoundingClientRect();
      const { left, right, top, bottom } = tools.getBoundingClientRect();
      const found: string[] = [];
      for (let x = left; x <= right; x += 4)
        for (let y = top; y <= bottom; y += 4) if (land.isPointInFill(new DOMPoint(x - sheet.left, y - sheet.top))) found.push(`${x} ${y}`);
      return found;
    });

test('the whole country, and then the country and the mistaken point, stay in view when the phone is turned or the window resized, and the zoom buttons cover no land', async ({
  page,
}) => {
  await openMap(page);
  for (const [name, isSwapped] of [
    ['the whole country', false],
    ['the country and the mistake', true],
  ] as const) {
    if (isSwapped) await swap(page).press('Space');
    await expect(swap(page)).toHaveAttribute('aria-checked', String(isSwapped));
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await drawn(page); // Without this the map could still have the size of the window before.
      await expect.poll(() => outOfSight(page), { message: `${name}, ${size.width} px` }).toEqual([]);
      if (size.height >= 640) expect(await landBelowButtons(page), `${name}, buttons at ${size.width} px`).toEqual([]);
    }
  }
});

test('a map that was moved by hand is left alone when the window changes', async ({ page }) => {
  await openMap(page);
  await hut(page, 'Mueller Hut').click();
  for (const act of [async () => {}, () => country(page).press('+'), () => country(page).press('Shift+ArrowLeft')]) {
    await act();
    const before = await fromTheMiddle(page);
    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await drawn(page);
      const moved = async () => {
        const { x, y } = await fromTheMiddle(page);
        return Math.hypot(x - before.x, y - before.y);
      };
      await expect.poll(moved).toBeLessThan(3); // Both positions are rounded to whole pixels.
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
