import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';

test('A11Y-05 with reduced motion the tooltip stands beside the pointer at once, without a spring', async ({ page }) => {
  await open(page, '/resume');
  const tooltip = page.locator('.cursor-tooltip');
  const box = (await page.locator('.sheet').boundingBox()) as { x: number; y: number };
  await page.mouse.move(box.x + 60, box.y + 60);
  await expect(tooltip).toBeVisible();
  // Looked at in the very event that moves it: a spring would still be on its way.
  const places = await page.locator('.sheet').evaluate((sheet, from) => {
    const label = document.querySelector('.cursor-tooltip') as Element;
    return [200, 320].map((by) => {
      sheet.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: from.x + by, clientY: from.y + 60 }));
      return Math.round(new DOMMatrix(getComputedStyle(label).transform).e - from.x - by);
    });
  }, box);
  expect(places).toEqual([22, 22]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const key of ['Enter', 'Space']) {
    test(`A11Y-03 ${key} on the first button of the carousel stops it`, async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Pause the carousel' }).press(key);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
      await expect(page.locator('.carousel [aria-live]')).toHaveAttribute('aria-live', 'polite');
    });
  }

  test('A11Y-04 the chip stops the letters of the greeting on their way, and the whole greeting is there', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.greeting-letter').last().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Pause animations' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    await expect(page.locator('.greeting-text')).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
  });
});
