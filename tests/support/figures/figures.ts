import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls near a figure from above, so that it starts before it is in view. */
async function scrollNear(figure: Locator): Promise<void> {
  const stage = figure.locator('.figure-stage');
  await stage.evaluate((element) => scrollTo({ top: scrollY + element.getBoundingClientRect().top - innerHeight, behavior: 'instant' }));
  await expect(stage.locator('> .needs-js')).toBeVisible();
}

/** Scrolls to a figure as most visitors do: it has started before they reach it. */
export async function scrollToFigure(figure: Locator): Promise<void> {
  await scrollNear(figure);
  await figure.scrollIntoViewIfNeeded();
}

/** Starts every figure of the page by scrolling near it. */
export async function scrollPastFigures(page: Page): Promise<void> {
  for (const figure of await page.locator('.figure').all()) await scrollNear(figure);
}

/** Starts every figure of the page, and goes back to the start of the page. */
export async function startFigures(page: Page): Promise<void> {
  await scrollPastFigures(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** How often a status has got new text during an action: screen readers announce each change, and nothing that stays the same. */
export async function timesAnnounced(status: Locator, act: () => Promise<unknown>): Promise<number> {
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
