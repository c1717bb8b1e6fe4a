import type { Browser } from '@playwright/test';
import { openPage } from '../../../../engine/drawings/open-page.ts';
import { PHONE } from './phone.ts';

const SECONDS = 30;

/**
 * The share of time, in percent, for which the main thread works while nobody touches the home page and everything moves.
 * Counted is its own time on the CPU, which other programs don't lengthen.
 */
export async function idlePercent(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser, { ...PHONE, reducedMotion: 'no-preference' });
  await page.goto(url);
  await page.locator('html[data-app="ready"]').waitFor();
  await page.waitForTimeout(3000); // The greeting has arrived.
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busySeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await busySeconds();
  await page.waitForTimeout(SECONDS * 1000);
  const share = ((await busySeconds()) - before) / SECONDS;
  await page.context().close();
  return share * 100;
}
