import { expect, type Page, test } from '@playwright/test';
import { labels } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import { startFigures } from '../../support/figures/figures.ts';
import { browserErrors, expectHeading, open } from '../../support/page/app.ts';
import { Gauge } from '../../support/page/gauge.ts';
import { CASE_STUDIES, HOME, PAGES } from '../../support/sites/pages.ts';

type Place = Pick<typeof HOME, 'route' | 'heading'>;
type Held = { nodes: number; listeners: number; clocks?: number };

const CLICKS = 201;
/** An odd number leaves the opposite state, so the clicks that are measured end in the first state again. */
const WARM_UP_CLICKS = 3;
/** A browser may keep a few nodes and listeners of its own; a leak at each click would be far more. */
const SLACK = 3;

/** How often to go from home to each page and back. `npm run check` visits one page, whose figure runs by itself. */
const RUNS = [
  { tag: [], places: CASE_STUDIES.slice(-1), rounds: 3 },
  { tag: ['@long'], places: PAGES.slice(1), rounds: 5 },
];

test(`REL-14 ${CLICKS} quick clicks on the mode, the heading and the copy button: the right state, and nothing grows`, async ({ page }) => {
  const found = browserErrors(page);
  await open(page, '/contact');
  const gauge = await Gauge.on(page);
  expect(await click(page, WARM_UP_CLICKS)).toEqual({ turns: WARM_UP_CLICKS, copies: WARM_UP_CLICKS });
  await expectHeading(page, 'Get in touch (Oops, not here! Try again)');
  const before = await gauge.now();
  expect(await click(page, CLICKS)).toEqual({ turns: CLICKS, copies: CLICKS });
  await expectNoMore(() => gauge.now(), before, SLACK); // Before any other locator is used: Playwright keeps nodes too.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'false');
  await expectHeading(page, 'Get in touch (Click to copy)');
  expect(found).toEqual([]);
});

/** Clicks each control as fast as possible; returns how often the mode changed, and how often something was copied. */
function click(page: Page, times: number): Promise<{ turns: number; copies: number }> {
  return page.evaluate(async (clicks) => {
    const made = { turns: 0, copies: 0 };
    window.alert = () => void made.copies++;
    Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() });
    for (let click = 0; click < clicks; click++) {
      const { theme } = document.documentElement.dataset;
      for (const control of document.querySelectorAll<HTMLElement>('.site-header button, .drag, button.mail-pill')) control.click();
      if (document.documentElement.dataset.theme !== theme) made.turns++;
      await Promise.resolve(); // Lets React render each step.
    }
    await scheduler.postTask(() => {}, { priority: 'background' }); // After the last copy.
    return made;
  }, times);
}

test.describe('with everything moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { tag, places, rounds } of RUNS) {
    const changes = 2 * places.length * rounds;
    test(`REL-14 ${changes} route changes, figures at work: no more nodes, listeners and clocks than after the first round`, {
      tag,
    }, async ({ page }) => {
      const found = browserErrors(page);
      await page.addInitScript(countClocks);
      await open(page, '/');
      const gauge = await Gauge.on(page);
      const look = async () => ({
        ...(await gauge.now()),
        clocks: await page.evaluate(() => (window as unknown as { clocks: Set<number> }).clocks.size),
      });
      await goRound(page, places);
      const early = await look();
      for (let round = 1; round < rounds; round++) await goRound(page, places);
      await expectNoMore(look, early, rounds - 2); // Fewer than one for each round after the first.
      expect(found).toEqual([]);
    });
  }
});

/** Tries several times: what is no longer used is freed a moment later, what has leaked never is. */
async function expectNoMore(look: () => Promise<Held>, before: Held, slack: number): Promise<void> {
  await expect(async () => {
    const now = await look();
    expect(now.nodes, 'REL-14 nodes').toBeLessThanOrEqual(before.nodes + slack);
    expect(now.listeners, 'REL-14 listeners').toBeLessThanOrEqual(before.listeners + slack);
    expect(now.clocks, 'REL-14 clocks').toBe(before.clocks);
  }).toPass({ timeout: 20_000 });
}

/** Goes from home to each page and back by links, and starts every figure on the way. */
async function goRound(page: Page, places: Place[]): Promise<void> {
  const go = async ({ route, heading }: Place) => {
    await page.locator(`a[href="${route}"]`).first().dispatchEvent('click');
    await expectHeading(page, heading);
  };
  for (const place of places) {
    await go(place);
    await startFigures(page);
    const replay = page.getByRole('button', { name: labels.play });
    if (await replay.isVisible()) await replay.dispatchEvent('click');
    await go(HOME);
  }
}

/** Runs in the page: the browser's own metrics do not include the number of running intervals. */
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
