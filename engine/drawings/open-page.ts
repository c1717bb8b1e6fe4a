import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * A new page in a context of its own. Functions that run in it are sent as text, and tsx puts calls of `__name` into that text,
 * which says only what a function is called: each page gets one that does nothing.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript('globalThis.__name = (named) => named');
  return context.newPage();
}
