import { expect, type Page, test } from '@playwright/test';
import { words } from '../../../../sample/case-studies/mycelium/playable-garden/words.ts';
import { widen } from '../../../support/a11y/page-states.ts';
import { BARE, figure, keepGarden, openGarden, status, tile } from '../../../support/figures/garden.ts';
import { drawn, expectHeading, navLink } from '../../../support/page/app.ts';

const RICH = { ...BARE, coins: 20, spores: 20 };

/** The longest note that a tile can show. */
const LONGEST = Object.values(words.atTile).reduce((longest = '', word = '') => (word.length > longest.length ? word : longest), '') ?? '';

/** How much of another tile's soil the note of this tile covers at most, in per cent. */
const mostCovered = (page: Page, pressed: number) =>
  page.evaluate(
    ([own, word]) => {
      const element = document.querySelector('.garden-note') as HTMLElement;
      element.textContent = word;
      const note = element.getBoundingClientRect();
      const others = [...document.querySelectorAll('.garden-tiles > button')].filter((_, index) => index + 1 !== own);
      const steps = Array.from({ length: 41 }, (_, step) => step / 20 - 1);
      const shares = others.map((other) => {
        const { x, y, width, height } = other.getBoundingClientRect();
        const soil = steps
          .flatMap((right) => steps.map((down) => ({ right, down })))
          .filter(({ right, down }) => Math.abs(right) + Math.abs(down) <= 1);
        // The target is as wide as 100 units of the drawing; the soil reaches 71 to either side of its middle, and 40 up and down.
        const covered = soil.filter(({ right, down }) => {
          const [px, py] = [x + width * (0.5 + right * 0.71), y + height * (88 / 116) + width * down * 0.4];
          return px > note.left && px < note.right && py > note.top && py < note.bottom;
        });
        return (covered.length / soil.length) * 100;
      });
      return Math.max(...shares);
    },
    [pressed, LONGEST] as const,
  );

test('a tile shows what happened there in a word or two, which covers no other tile and blocks no press', async ({ page }) => {
  await keepGarden(page, RICH);
  await openGarden(page);
  for (const width of [1440, 768, 390, 320]) {
    await widen(page, width);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      await tile(page, number).press('Enter');
      await expect(page.locator('.garden-note')).toHaveCount(1);
      await drawn(page);
      // On a narrow board the longest note of the middle tile reaches the corners of the tiles beside it.
      expect(await mostCovered(page, number), `tile ${number} at ${width} px`).toBeLessThanOrEqual(number === 5 && width < 500 ? 8 : 1);
    }
    const board = await page.locator('.garden-board').evaluate((element) => element.getBoundingClientRect());
    const note = await page.locator('.garden-note').evaluate((element) => element.getBoundingClientRect());
    expect(note.left >= board.left && note.right <= board.right).toBe(true);
  }
  await expect(page.locator('.garden-note')).toHaveCSS('pointer-events', 'none');
});

test('pointer and keyboard show the same ring, and it lies below what grows', async ({ page }) => {
  await openGarden(page);
  const ring = tile(page, 5).locator('.garden-chosen');
  await expect(ring).toBeHidden();
  await tile(page, 5).hover();
  await expect(ring).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(ring).toBeHidden();
  await tile(page, 4).focus();
  await page.keyboard.press('ArrowRight');
  await expect(ring).toBeVisible();
  await expect(tile(page, 5)).toHaveCSS('outline-style', 'none');
  expect(await tile(page, 5).evaluate((button) => button.querySelector('.garden-chosen ~ .garden-growth') !== null)).toBe(true);
});

interface Movement {
  of: string;
  ends: number;
}

/** Records every animation that starts in the garden, with the time at which it ends. */
async function watchMovements(page: Page): Promise<() => Promise<Movement[]>> {
  await page.addInitScript(() => {
    const seen: Movement[] = [];
    Object.assign(window, { seen });
    const note = ({ effect }: Animation) => {
      const { target } = effect as KeyframeEffect;
      if (target?.closest('.garden'))
        seen.push({ of: target.classList[0] ?? target.tagName, ends: Number(effect?.getComputedTiming().endTime) });
    };
    for (const event of ['animationstart', 'transitionrun'])
      document.addEventListener(event, ({ target }) => (target as Element).getAnimations().forEach(note));
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      note(animation);
      return animation;
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: Movement[] }).seen);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('drops fall, a growth comes up, a harvest flies to the basket and coins to the purse, each within 600 ms', async ({ page }) => {
    const movements = await watchMovements(page);
    await page.clock.install();
    await openGarden(page);
    const once = async () => (await movements()).filter(({ ends }) => Number.isFinite(ends)); // Without the glow, which never ends.
    const flights = async () => (await once()).filter(({ of }) => of === 'garden-flyer').length;
    await tile(page, 5).press('Enter');
    await expect.poll(flights).toBe(1);
    await figure(page).getByRole('button', { name: /^Sell/ }).press('Enter');
    await expect.poll(flights).toBe(2);
    await tile(page, 1).press('Enter');
    await tile(page, 1).press('Enter');
    await expect
      .poll(async () => (await once()).map(({ of }) => of))
      .toEqual(expect.arrayContaining(['garden-growth', 'garden-fall', 'garden-note']));
    for (const { of, ends } of await once()) expect(ends, of).toBeLessThan(600);
  });

  test('an answer is not shown again after Back, nor when motion is turned on again', async ({ page }) => {
    const movements = await watchMovements(page);
    await page.clock.install();
    await openGarden(page);
    const once = async () => (await movements()).filter(({ ends }) => Number.isFinite(ends)).map(({ of }) => of);
    const note = page.locator('.garden-note');
    await tile(page, 5).press('Enter');
    await expect(note).toHaveText('Harvested');
    await expect.poll(once).toEqual(expect.arrayContaining(['garden-flyer', 'garden-note']));
    const seen = await once();

    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
    await page.goBack();
    await figure(page).scrollIntoViewIfNeeded();
    await expect(tile(page, 5)).toHaveAccessibleName(/bare soil/);
    await drawn(page);
    await expect(note).toHaveCount(0);
    expect(await once(), 'after Back').toEqual(seen);

    await figure(page).getByRole('button', { name: 'Pause animations' }).click();
    await tile(page, 5).press('Enter');
    await expect(note).toHaveText('Planted');
    await figure(page).getByRole('button', { name: 'Play animations' }).click();
    await drawn(page);
    await expect(note).toHaveCount(0);
    expect(await once(), 'after Play').toEqual(seen);
  });
});

test('where motion is reduced nothing moves, and every answer is there at once', async ({ page }) => {
  const movements = await watchMovements(page);
  await openGarden(page);
  for (const number of [5, 1, 1]) await tile(page, number).press('Enter');
  await figure(page).getByRole('button', { name: /^Sell/ }).press('Enter');
  await tile(page, 1).press('Enter');
  await expect(page.locator('.garden-note')).toHaveText('Still wet');
  await expect(status(page)).toContainText('Still wet');
  expect(await movements()).toEqual([]);
});
