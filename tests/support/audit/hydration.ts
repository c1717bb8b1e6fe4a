import type { Page } from '@playwright/test';
import { open } from '../page/app.ts';

interface Noted {
  firstHeading?: Element;
}

/** Stores the heading element of each document before any script has run. */
export async function noteHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, watcher) => {
      const firstHeading = document.querySelector('h1');
      if (!firstHeading) return;
      Object.assign(window, { firstHeading });
      watcher.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Opens an address, and checks that React keeps what is in the document: the heading is still the same node after the app has started. */
export async function openAdopted(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  const isAdopted = await page.evaluate(() => document.querySelector('h1') === (window as Noted).firstHeading);
  return isAdopted ? [] : [`${address}: the heading was drawn again`];
}
