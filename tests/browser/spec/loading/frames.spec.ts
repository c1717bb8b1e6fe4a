import { expect, type Page, test } from '@playwright/test';
import { drawn, hideTab, open } from '../../../support/page/app.ts';
import { holdClock } from '../../../support/page/clock.ts';
import { asked, begunDuring, countWaiting, waiting, workDuring } from '../../../support/page/frames.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NOTHING = { timers: 0, frames: 0 };
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** Opens a page and stops its clock, so that timers stay and can be counted. */
async function openHeld(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await countWaiting(page);
  await open(page, address);
  await holdClock(page);
  await finishWhatEnds(page);
}

/** Finishes every animation that has an end, such as the letters and the fade. Only endless ones are left. */
const finishWhatEnds = (page: Page) =>
  page.evaluate(() => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (const animation of document.getAnimations().filter(ends)) animation.finish();
  });

/** Stops all motion, starts it again, and waits until the browser has begun to move it. */
async function beginAgain(page: Page): Promise<void> {
  await chip(page, 'Pause animations').click();
  await chip(page, 'Play animations').click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ ready }) => ready)));
}

const showCarousel = (page: Page) =>
  page.locator('.carousel').evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('clouds drift without any layout, paint or script, and nothing runs while motion is paused or the tab is hidden', async ({ page }) => {
  await openHeld(page, '/');
  const clouds = await page.locator('.drifting').count();
  expect(clouds).toBeGreaterThan(3);
  expect(await begunDuring(page, () => beginAgain(page)), 'nothing else moves without end').toEqual({
    begun: { drift: clouds },
    onMainThread: [],
  });
  await expect.poll(() => waiting(page), 'no timer and no frame below the clouds').toEqual(NOTHING);

  await showCarousel(page);
  await expect.poll(() => waiting(page), 'only the carousel waits for its next turn').toEqual({ timers: 1, frames: 0 });
  await hideTab(page, true);
  await expect.poll(() => waiting(page), 'no timer and no frame in a hidden tab').toEqual(NOTHING);
  await hideTab(page, false);
  await expect.poll(() => waiting(page), 'a tab that is shown again goes on').toEqual({ timers: 1, frames: 0 });
  await page.getByRole('button', { name: 'Pause animations' }).evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => waiting(page), 'no timer and no frame while motion is paused').toEqual(NOTHING);
  const running = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running, 'nothing to paint while motion is paused').toBe(0);
});

test('the marquee moves without any layout, paint or script', async ({ page }) => {
  await openHeld(page, '/suncoastpatios');
  expect(await begunDuring(page, () => beginAgain(page))).toEqual({ begun: { marquee: 1 }, onMainThread: [] });
  await expect.poll(() => waiting(page)).toEqual(NOTHING);
});

test('the tooltip follows the mouse without layout or paint', async ({ page }) => {
  await countWaiting(page);
  await open(page, '/');
  const stage = page.locator('.carousel .stage');
  await stage.hover();
  const tooltip = page.locator('.cursor-tooltip[data-shown]');
  await expect(tooltip).toBeVisible();
  // First everything that happens only once must be over: animations, pictures, fonts.
  await finishWhatEnds(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => Object.assign(image, { loading: 'eager' }).decode()));
  });
  await drawn(page);
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage has no box.');
  const before = await asked(page);
  const work = await workDuring(page, async () => {
    for (let step = 1; step <= 20; step++) await page.mouse.move(box.x + box.width / 2 + step * 8, box.y + box.height / 2 + step * 3);
    const left = () => tooltip.evaluate((label) => Math.round(new DOMMatrix(getComputedStyle(label).transform).e));
    await expect.poll(left).toBe(Math.round(box.x + box.width / 2 + 20 * 8 + 22));
  });
  expect(work).toEqual({ layouts: 0, paints: 0 });
  const after = await asked(page);
  expect(after.timers, 'by frames, not by timers').toBe(before.timers);
  expect(after.frames).toBeGreaterThan(before.frames);
});
