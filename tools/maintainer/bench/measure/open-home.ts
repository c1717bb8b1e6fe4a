import type { Browser, Page } from '@playwright/test';
import { openPage } from '../../../../engine/drawings/open-page.ts';
import { slowDown } from './phone.ts';

/** How long the page gets to come to rest before and after an action. */
export const SETTLE_MS = 1200;

/** The home page on a desktop, with everything that moves, once the app listens: from then on the CPU is four times slower. */
export async function openHome(browser: Browser, origin: string): Promise<Page> {
  const page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  await page.goto(origin);
  await page.locator('html[data-app="ready"]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await slowDown(page, { network: false });
  return page;
}
