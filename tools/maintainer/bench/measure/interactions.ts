import type { Browser, Locator, Page } from '@playwright/test';
import { openHome, SETTLE_MS } from './open-home.ts';

/** What a visitor does on the home page, in this order: the last action leaves it. */
const ACTIONS = ['hover', 'toggle', 'hover over the carousel', 'carousel', 'navigation'] as const;
type Action = (typeof ACTIONS)[number];

export type Answers = Record<Action, { inpMs: number; longestTaskMs: number }>;

declare global {
  interface Window {
    /** How long each press took to show, in milliseconds. */
    answersMs: number[];
    /** Each task over 50 ms. */
    longTasksMs: number[];
  }
  /** TypeScript does not know it yet. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** How long the page takes to answer on a CPU four times slower: the slowest event and the longest task of each action. */
export async function interactions(browser: Browser, origin: string): Promise<Answers> {
  const page = await openHome(browser, origin);
  await page.evaluate(watchAnswers);
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  const next = page.getByRole('button', { name: 'Next picture' });
  const actions: Record<Action, [place: Locator, act: () => Promise<void>]> = {
    hover: [toggle, () => hoverAll(page)],
    toggle: [toggle, () => press(page, toggle)],
    'hover over the carousel': [next, () => pointAt(page, page.locator('.carousel .stage'))],
    carousel: [next, () => press(page, next)],
    navigation: [toggle, () => press(page, page.getByRole('link', { name: 'ABOUT', exact: true }))],
  };
  const answers: Partial<Answers> = {};
  for (const action of ACTIONS) {
    const [place, act] = actions[action];
    await place.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(forgetAnswers);
    await act();
    await page.waitForTimeout(SETTLE_MS);
    answers[action] = await page.evaluate(slowestAnswer);
  }
  if (!page.url().endsWith('/about')) throw new Error('The press on ABOUT led nowhere: the presses missed their targets.');
  await page.context().close();
  return answers as Answers; // Every action has had its turn.
}

async function hoverAll(page: Page): Promise<void> {
  for (const target of await page.locator('header a, header button, .hero a').all()) await pointAt(page, target);
}

async function press(page: Page, target: Locator): Promise<void> {
  await pointAt(page, target);
  await page.mouse.down();
  await page.mouse.up();
}

/** By the bare mouse: Playwright's own `click` and `hover` look at the page within the press, which would be counted as ours. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to point at: ${target}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page: notes how long each press took to show, and each task over 50 ms. */
function watchAnswers(): void {
  window.answersMs = [];
  window.longTasksMs = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) window.answersMs.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasksMs.push(duration);
  }).observe({ type: 'longtask' });
}

/** Runs in the page: what came before an action is none of it. */
function forgetAnswers(): void {
  window.answersMs = [];
  window.longTasksMs = [];
}

/** Runs in the page. */
function slowestAnswer() {
  return { inpMs: Math.max(0, ...window.answersMs), longestTaskMs: Math.max(0, ...window.longTasksMs) };
}
