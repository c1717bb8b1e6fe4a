import { expect, type Page, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { workDuring } from '../support/frames.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const A_WHILE_MS = 1500;
const forAWhile = (page: Page) => () => page.waitForTimeout(A_WHILE_MS);

const runningLoops = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
        .length,
  );

/** Everything that comes once has come: the letters, the fade, the pictures that are near. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/** Without waiting for it to stand still: it never does. */
const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('clouds drift without any layout, paint or script', async ({ page }) => {
  await open(page, '/');
  await settle(page);
  expect(await runningLoops(page)).toBeGreaterThan(3);
  expect(await workDuring(page, forAWhile(page))).toEqual({ Layout: 0, Paint: 0, TimerFire: 0, FireAnimationFrame: 0 });
});

test('the marquee moves without any layout, paint or script', async ({ page }) => {
  await open(page, '/suncoastpatios');
  await scrollTo(page, '.marquee');
  await settle(page);
  expect(await runningLoops(page)).toBeGreaterThan(0);
  expect(await workDuring(page, forAWhile(page))).toEqual({ Layout: 0, Paint: 0, TimerFire: 0, FireAnimationFrame: 0 });
});

test('the tooltip follows the mouse without layout or paint', async ({ page, isMobile }) => {
  test.skip(isMobile, 'There is no mouse on a phone.');
  await open(page, '/');
  const stage = page.locator('.carousel .stage');
  await stage.hover();
  await expect(page.locator('.cursor-tooltip[data-shown]')).toBeVisible();
  await settle(page);
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage has no box.');
  const work = await workDuring(page, async () => {
    for (let step = 1; step <= 20; step++) await page.mouse.move(box.x + box.width / 2 + step * 8, box.y + box.height / 2 + step * 3);
    await page.waitForTimeout(800);
  });
  expect(work.FireAnimationFrame).toBeGreaterThan(5);
  expect(work).toMatchObject({ Layout: 0, Paint: 0, TimerFire: 0 });
});

test('nothing runs while motion is paused: no timer, no frame, no paint', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await scrollTo(page, '.carousel');
  await page.mouse.move(1, 1);
  await settle(page);
  expect(await workDuring(page, forAWhile(page))).toEqual({ Layout: 0, Paint: 0, TimerFire: 0, FireAnimationFrame: 0 });
});

test('no timer runs while the tab is hidden', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, '.carousel');
  await page.mouse.move(1, 1);
  expect((await workDuring(page, forAWhile(page))).TimerFire).toBeGreaterThan(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await settle(page);
  expect((await workDuring(page, forAWhile(page))).TimerFire).toBe(0);
});
