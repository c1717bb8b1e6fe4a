import { expect, type Page } from '@playwright/test';

/** Lets every figure of the page begin to work, as it does for a reader who comes by, and goes back to the start of the page. */
export async function startFigures(page: Page): Promise<void> {
  for (const figure of await page.locator('.figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('.figure-stage > .needs-js')).toBeVisible();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
