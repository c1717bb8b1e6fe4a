import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls near a figure from above, so that it starts before it is in view. */
async function scrollNear(figure: Locator): Promise<void> {
  const stage = figure.locator('.demo-body');
  await stage.evaluate((element) => scrollTo({ top: scrollY + element.getBoundingClientRect().top - innerHeight, behavior: 'instant' }));
  await expect(stage.locator('> .needs-js')).toBeVisible();
}

/** Scrolls to a figure as most visitors do: it has started before they reach it. */
export async function scrollToDemo(figure: Locator): Promise<void> {
  await scrollNear(figure);
  await figure.scrollIntoViewIfNeeded();
}

/** Starts every figure of the page by scrolling near it. */
export async function scrollPastDemos(page: Page): Promise<void> {
  for (const figure of await page.locator('.demo').all()) await scrollNear(figure);
}

/** Starts every figure of the page, and goes back to the start of the page. */
export async function startDemos(page: Page): Promise<void> {
  await scrollPastDemos(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
