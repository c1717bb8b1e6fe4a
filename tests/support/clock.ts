import type { Page } from '@playwright/test';
import { idle } from './app.ts';

/** Half of the shortest time that the carousel waits for. */
const STEP_MS = 250;

/** Stops a clock that was installed before the page was opened: from now on time passes by hand. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await idle(page);
}

/** Lets time pass on a clock that is held. React draws, and sets its next timer, within each step, however slow the machine is. */
export async function letPass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await page.clock.runFor(Math.min(left, STEP_MS));
    await idle(page);
  }
}
