import type { Page } from '@playwright/test';
import { idle } from './app.ts';

/** Each picture of the carousel is shown for a multiple of this. */
const STEP_MS = 250;

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

/**
 * Stops the clock, which must be installed before the page is opened. From now on only letPass advances it. It stops at the start of a
 * minute: the time in the sky changes once a minute, and not at a chance moment of a test.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Math.ceil((Date.now() + HOUR_MS) / MINUTE_MS) * MINUTE_MS));
  await idle(page);
}

/** Advances a stopped clock in small steps: React renders and sets its next timer after each, even on a slow machine. */
export async function letPass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await page.clock.runFor(Math.min(left, STEP_MS));
    await idle(page);
  }
}
