import { expect, type Page, test } from '@playwright/test';
import { crawler } from '../../content/figures/crawler.ts';
import { complaints, expectHeading, open } from '../support/app.ts';
import { startFigures } from '../support/figures.ts';
import { Gauge } from '../support/gauge.ts';
import { HOME, PAGES } from '../support/pages.ts';

const CLICKS = 201;
/** An odd number: the state is the other one then, and has to turn again. */
const WARM_UP_CLICKS = 3;
/** From home to each other page and back. */
const CHANGES_A_ROUND = 2 * (PAGES.length - 1);
const ROUNDS = 5;
/** Fewer than one for each round after the first. */
const SLACK = ROUNDS - 2;

test(`REL-14 ${CLICKS} quick clicks on the mode, the heading and the copy button: the right state, and nothing grows`, async ({ page }) => {
  const found = complaints(page);
  await open(page, '/contact');
  const gauge = await Gauge.on(page);
  expect(await click(page, WARM_UP_CLICKS)).toEqual({ turns: WARM_UP_CLICKS, copies: WARM_UP_CLICKS });
  await expectHeading(page, 'Get in touch (Oops, not here! Try again)');
  const before = await gauge.now();
  expect(await click(page, CLICKS)).toEqual({ turns: CLICKS, copies: CLICKS });
  const after = await gauge.now();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'false');
  await expectHeading(page, 'Get in touch (Click to copy)');
  console.log('REL-14 clicks', before, '→', after);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + SLACK);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + SLACK);
  expect(found).toEqual([]);
});

/** Clicks on each control as fast as it can be; tells how often the mode turned, and how often something was copied. */
function click(page: Page, times: number): Promise<{ turns: number; copies: number }> {
  return page.evaluate(async (clicks) => {
    const made = { turns: 0, copies: 0 };
    window.alert = () => void made.copies++;
    Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() });
    for (let click = 0; click < clicks; click++) {
      const { theme } = document.documentElement.dataset;
      for (const control of document.querySelectorAll<HTMLElement>('.site-header button, .drag, button.mail-pill')) control.click();
      if (document.documentElement.dataset.theme !== theme) made.turns++;
      await Promise.resolve(); // React draws each step.
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return made;
  }, times);
}

test.describe('with everything moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(`REL-14 ${ROUNDS * CHANGES_A_ROUND} route changes round all pages, figures at work: no more nodes, listeners and clocks than after the first round`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const found = complaints(page);
    await page.addInitScript(countClocks);
    await open(page, '/');
    const gauge = await Gauge.on(page);
    const look = async () => ({
      ...(await gauge.now()),
      clocks: await page.evaluate(() => (window as unknown as { clocks: Set<number> }).clocks.size),
    });
    await goRound(page);
    const early = await look();
    for (let round = 1; round < ROUNDS; round++) await goRound(page);
    const late = await look();
    console.log('REL-14 routes', early, '→', late);
    expect(late.nodes).toBeLessThanOrEqual(early.nodes + SLACK);
    expect(late.listeners).toBeLessThanOrEqual(early.listeners + SLACK);
    expect(late.clocks).toBe(early.clocks);
    expect(found).toEqual([]);
  });
});

/** From home to each other page and back, by links; what works by itself or can be started there does. */
async function goRound(page: Page): Promise<void> {
  const go = async ({ route, heading }: typeof HOME) => {
    await page.locator(`a[href="${route}"]`).first().dispatchEvent('click');
    await expectHeading(page, heading);
  };
  for (const place of PAGES.slice(1)) {
    await go(place);
    await startFigures(page);
    const replay = page.getByRole('button', { name: crawler.play.play });
    if (await replay.isVisible()) await replay.dispatchEvent('click');
    await go(HOME);
  }
}

/** Runs in the page: the browser's own figures do not tell how many clocks tick. */
function countClocks(): void {
  const clocks = new Set<number>();
  const [start, stop] = [setInterval, clearInterval];
  const setCounted = (...settings: Parameters<typeof setInterval>) => {
    const clock = Number(start(...settings));
    clocks.add(clock);
    return clock;
  };
  const clearCounted = (clock: number) => {
    clocks.delete(clock);
    stop(clock);
  };
  Object.assign(window, { clocks, setInterval: setCounted, clearInterval: clearCounted });
}
