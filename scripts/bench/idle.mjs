import { PHONE } from './first-words.mjs';

const SECONDS = 30;

/**
 * The share of time, in percent, for which the main thread works while nobody touches the home page and everything moves.
 * Counted is its own time on the CPU, which other programs don't lengthen.
 */
export async function idlePercent(browser, url) {
  const page = await browser.newPage({ ...PHONE, reducedMotion: 'no-preference' });
  await page.goto(url);
  await page.locator('html[data-app="ready"]').waitFor();
  await page.waitForTimeout(3000); // The greeting has arrived.
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
  const before = await busy();
  await page.waitForTimeout(SECONDS * 1000);
  const percent = ((await busy()) - before) / SECONDS;
  await page.context().close();
  return percent * 100;
}
