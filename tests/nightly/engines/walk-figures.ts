import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';
import type { Walk } from './walk.ts';

const count = (place: number) => `Number(document.querySelectorAll('.garden-counters b')[${place}]?.textContent)`;
const LABEL_IS_ON_THE_MAP = `(() => {
  const label = document.querySelector('.map-label').getBoundingClientRect();
  const sea = document.querySelector('.map-sheet').getBoundingClientRect();
  return label.width > 0 && label.left >= sea.left && label.right <= sea.right && label.top >= sea.top && label.bottom <= sea.bottom;
})()`;

/** Uses the figure of each case study, and checks that it works. */
export async function figuresWork(walk: Walk, driver: Driver): Promise<void> {
  await openFigure('/mycelium');
  await walk.becomes(count(1), 3);
  await driver.click('.garden-market button:last-of-type');
  await walk.becomes(`[${count(1)}, ${count(2)}]`, [1, 4]);
  await driver.click('.garden-tiles button');
  await walk.becomes(count(2), 3);

  await openFigure('/wehike');
  await walk.becomes(LABEL_IS_ON_THE_MAP, true);
  await driver.click('.map-tools button');
  await walk.becomes(LABEL_IS_ON_THE_MAP, true);
  await driver.click('.map-swap');
  await walk.becomes(`document.querySelectorAll('.map-astray').length`, 1);
  await walk.becomes(LABEL_IS_ON_THE_MAP, true);

  await openFigure('/suncoastpatios');
  const before = await driver.ask(`document.querySelector('.crawler input[type=range]').value`);
  await driver.click('.crawler button');
  await expect.poll(() => driver.ask(`document.querySelector('.crawler input[type=range]').value`)).not.toBe(before);

  async function openFigure(route: string): Promise<void> {
    await walk.open(route);
    // Scrolls from above, as visitors do: the figure works, and has its size, before it is in view.
    await driver.ask(`void document.querySelector('.figure').scrollIntoView({ behavior: 'instant', block: 'end' })`);
    await walk.becomes(`document.querySelector('.figure-stage > .needs-js')?.checkVisibility() ?? false`, true);
  }
}
