import type { Page } from '@playwright/test';
import { expect, test } from '../../hosts/support/start/test.ts';
import { browserErrors, open } from '../../support/page/app.ts';
import { Gauge, type Sample } from '../../support/page/gauge.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 15);
const FIRST_MINUTE_MS = 60_000;
/** Ten turns of the carousel, so that the page does the same work in each period. */
const STRETCH_MS = 40_000;
const FLAT = 1.05;
/** A few milliseconds of work. */
const ROUNDS = 2_000_000;

/** A bare page that does the same small work all the time: how long it takes tells how fast the machine is just now. */
async function openYardstick(page: Page): Promise<Gauge> {
  const context = await page.context().browser()?.newContext();
  const bare = await (context ?? page.context()).newPage();
  await bare.evaluate((rounds) => {
    const work = { sum: 0 };
    Object.assign(window, { work });
    setInterval(() => {
      for (let round = 0; round < rounds; round++) work.sum += Math.sqrt(round);
    }, 500);
  }, ROUNDS);
  return Gauge.on(bare);
}

test(`the home page runs ${MINUTES} minutes with everything moving, and nothing grows`, async ({ page }) => {
  test.setTimeout((MINUTES + 5) * 60_000);
  const found = browserErrors(page);
  await open(page, '/');
  for (const part of ['.technologies', '.testimonial', '.contact', '.carousel']) await page.locator(part).first().scrollIntoViewIfNeeded();
  const gauge = await Gauge.on(page);
  const yardstick = await openYardstick(page);
  await page.waitForTimeout(FIRST_MINUTE_MS);
  const samples: (Sample & { cpu: number })[] = [];
  for (let left = MINUTES * 60_000 - FIRST_MINUTE_MS; left >= STRETCH_MS; left -= STRETCH_MS) {
    const [sample, bare] = await Promise.all([gauge.over(STRETCH_MS), yardstick.over(STRETCH_MS)]);
    const { heapKb, nodes, listeners, cpuMs, slides } = sample;
    samples.push({ ...sample, cpu: cpuMs / bare.cpuMs });
    const cpu = `${cpuMs.toFixed(0)} ms of CPU (the bare page ${bare.cpuMs.toFixed(0)} ms)`;
    console.log(`${samples.length}: heap ${heapKb.toFixed(0)} kB, ${nodes} nodes, ${listeners} listeners, ${cpu}, ${slides} turns`);
  }
  for (const figure of ['heapKb', 'nodes', 'listeners', 'cpu'] as const) {
    const third = Math.ceil(samples.length / 3);
    const [early, late] = [samples.slice(0, third), samples.slice(-third)].map((part) => median(part.map((sample) => sample[figure])));
    const ratio = (late ?? 0) / (early ?? 1);
    console.log(`${figure}: ${early?.toFixed(2)} early, ${late?.toFixed(2)} late, ratio ${ratio.toFixed(3)}`);
    expect.soft(ratio, figure).toBeLessThanOrEqual(FLAT);
  }
  for (const { slides } of samples) expect(slides).toBeGreaterThanOrEqual(9); // The carousel was turning all the time.
  expect(found).toEqual([]);
});

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
