import { expect, type Page, test } from '@playwright/test';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { navLink, open } from '../../support/page/app.ts';
import { holdClock } from '../../support/page/clock.ts';
import { titleOf } from '../../support/sites/pages.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures of the project Suncoast Patios' });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-03 A11Y-04 the chip and the carousel are stopped, started, turned and followed with the keyboard alone', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await holdClock(page); // The carousel must not turn by itself between two presses.
    const pause = carousel(page).getByRole('button', { name: 'Pause the carousel' });
    const play = carousel(page).getByRole('button', { name: 'Play the carousel' });
    await test.step('A11Y-04 the chip', async () => {
      await page.getByRole('button', { name: 'Pause animations' }).focus();
      await press(page, 'Space');
      await expect(page.getByRole('button', { name: 'Play animations' })).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
      await expect(play).toBeVisible();
      await press(page, 'Enter');
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'running');
    });
    await test.step('A11Y-03 the carousel', async () => {
      await press(page, 'Tab');
      await expect(pause).toBeFocused();
      await press(page, 'Enter');
      await expect(play).toBeFocused();
      await press(page, 'Enter');
      await expect(pause).toBeFocused();
      await press(page, 'Space');
      await expect(play).toBeFocused();
      await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      // The carousel stays stopped after the focus has left it.
      await press(page, 'Shift+Tab');
      await expect(play).toBeVisible();
      await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await press(page, 'Tab', 'Tab', 'Tab', 'Enter');
      await expect(carousel(page).getByRole('group', { name: '2 of 2' })).toBeVisible();
      await expect(carousel(page).getByRole('group', { name: '1 of 2' })).toBeHidden();
      await press(page, 'Tab', 'Enter');
      await expect(page).toHaveURL('/suncoastpatios');
    });
  });

  test('A11Y-04 the chip stops the letters of the greeting on their way, and the whole greeting is there', async ({ page }) => {
    await open(page, '/');
    // Sets the letters halfway and slows them down, so that they are still moving when the chip is pressed.
    const rising = await page.locator('.greeting').evaluate((greeting) => {
      const letters = greeting.getAnimations({ subtree: true });
      for (const letter of letters) Object.assign(letter, { currentTime: 400, playbackRate: 0.001 });
      return letters.filter(({ playState }) => playState === 'running').length;
    });
    expect(rising).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause animations' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    await expect(page.locator('.greeting-text')).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
  });
});

test('A11Y-05 A11Y-06 on the resume the tooltip has no spring with reduced motion, and Enter and Space open the text version', async ({
  page,
}) => {
  await open(page, '/resume');
  const tooltip = page.locator('.cursor-tooltip');
  const box = (await page.locator('.sheet').boundingBox()) as { x: number; y: number };
  await page.mouse.move(box.x + 60, box.y + 60);
  await expect(tooltip).toBeVisible();
  // Measured within the event that moves it: with a spring it would not be there yet.
  const places = await page.locator('.sheet').evaluate((sheet, from) => {
    const label = document.querySelector('.cursor-tooltip') as Element;
    return [200, 320].map((by) => {
      sheet.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: from.x + by, clientY: from.y + 60 }));
      return Math.round(new DOMMatrix(getComputedStyle(label).transform).e - from.x - by);
    });
  }, box);
  expect.soft(places, 'A11Y-05 beside the pointer at once').toEqual([22, 22]);

  await page.locator('summary').focus();
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await expect(page.locator('.resume-text'), `A11Y-06 ${key} opens`).toBeVisible();
    await press(page, key);
    await expect(page.locator('.resume-text'), `A11Y-06 ${key} closes`).toBeHidden();
  }
});

test('A11Y-12 A11Y-13 the arrow keys move the heading as far as the edges of the window, Escape brings it back, and Enter on the address copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.accept();
  });
  await open(page, '/contact');
  const heading = page.getByRole('heading', { level: 1 }).getByRole('button');
  const box = () => heading.evaluate((element) => element.getBoundingClientRect().toJSON() as Record<string, number>);
  await heading.focus();
  const before = await box();
  for (const [key, edge, limit] of [
    ['ArrowUp', 'top', 0],
    ['ArrowDown', 'bottom', 900],
    ['ArrowLeft', 'left', 0],
    ['ArrowRight', 'right', 1440],
  ] as const) {
    await press(page, ...Array<string>(100).fill(key));
    const place = (await box())[edge] ?? Number.NaN;
    expect.soft(place, `A11Y-12 ${key} moves it`).not.toBe(before[edge]);
    expect.soft(Math.abs(place - limit), `A11Y-12 ${key} stops at the ${edge}`).toBeLessThan(16);
    await press(page, 'Escape');
    expect.soft(await box(), 'A11Y-12 Escape brings it back').toEqual(before);
  }
  await press(page, 'Tab', 'Enter');
  await expect.poll(() => alerts, 'A11Y-13 Enter copies').toEqual(['Copied!']);
  await expect(page.getByRole('button', { name: owner.email }), 'A11Y-13 focus stays there').toBeFocused();
});

test('A11Y-06 A11Y-09 Enter and Space switch the display mode, and after Enter on a link, and after Back, Tab leads into the new page, whose title was said once', async ({
  page,
}) => {
  await open(page, '/about');
  await navLink(page, 'CONTACT').focus();
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('button', { name: 'Dark mode', pressed: true })).toBeFocused();
  await press(page, 'Space');
  await expect(page.getByRole('button', { name: 'Dark mode', pressed: false })).toBeFocused();

  await page.getByRole('status').evaluate((region) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const watcher = new MutationObserver(() => announced.push(region.textContent ?? ''));
    watcher.observe(region, { childList: true, characterData: true, subtree: true });
  });
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  await navLink(page, 'CONTACT').focus();
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(announced).toEqual([titleOf('Contact')]);
  await press(page, 'Tab');
  await expect(page.getByRole('heading', { level: 1 }).getByRole('button')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(announced).toEqual([titleOf('Contact'), titleOf('About')]);
  await press(page, 'Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact me' })).toBeFocused();
});
