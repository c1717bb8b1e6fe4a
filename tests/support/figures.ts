import { expect, type Locator, type Page } from '@playwright/test';

/** Comes near a figure from above, so that it works before it is in sight. */
async function comeNear(figure: Locator): Promise<void> {
  const stage = figure.locator('.figure-stage');
  await stage.evaluate((element) => scrollTo({ top: scrollY + element.getBoundingClientRect().top - innerHeight, behavior: 'instant' }));
  await expect(stage.locator('> .needs-js')).toBeVisible();
}

/** Comes to a figure as most readers do: it works before they arrive. */
export async function comeTo(figure: Locator): Promise<void> {
  await comeNear(figure);
  await figure.scrollIntoViewIfNeeded();
}

/** Comes by every figure of the page. */
export async function comeNearFigures(page: Page): Promise<void> {
  for (const figure of await page.locator('.figure').all()) await comeNear(figure);
}

/** Lets every figure of the page begin to work, as it does for a reader who comes by, and goes back to the start of the page. */
export async function startFigures(page: Page): Promise<void> {
  await comeNearFigures(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** How often something was said while this was done: a screen reader says what is put into a status, and is silent about what stays. */
export async function timesSaid(status: Locator, act: () => Promise<unknown>): Promise<number> {
  await status.evaluate((element) => {
    element.dataset.times = '0';
    const isNews = ({ type, addedNodes }: MutationRecord) => type === 'characterData' || addedNodes.length > 0;
    const listen = (records: MutationRecord[]) => {
      element.dataset.times = String(Number(element.dataset.times) + records.filter(isNews).length);
    };
    new MutationObserver(listen).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await act();
  return status.evaluate((element) => Number(element.dataset.times));
}
