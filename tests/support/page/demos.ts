import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls near a demo from above, so that it starts before it is in view. */
async function scrollNear(demo: Locator): Promise<void> {
  const body = demo.locator('.demo-body');
  await body.evaluate((element) => scrollTo({ top: scrollY + element.getBoundingClientRect().top - innerHeight, behavior: 'instant' }));
  await expect(body.locator('> .needs-js')).toBeVisible();
}

/** Scrolls to a demo as most visitors do: it has started before they reach it. */
export async function scrollToDemo(demo: Locator): Promise<void> {
  await scrollNear(demo);
  await demo.scrollIntoViewIfNeeded();
}

/** Starts every demo of the page by scrolling near it. */
export async function scrollPastDemos(page: Page): Promise<void> {
  for (const demo of await page.locator('.demo').all()) await scrollNear(demo);
}

/** Starts every demo of the page, then scrolls back to the top. */
export async function startDemos(page: Page): Promise<void> {
  await scrollPastDemos(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
