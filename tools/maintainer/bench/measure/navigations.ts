import type { Browser, Page } from '@playwright/test';
import { openHome, SETTLE_MS } from './open-home.ts';
import { slowDown } from './phone.ts';

export type Navigations = Record<'prefetchedMs' | 'coldMs', number>;

/** From the click to the new page on the screen: with its code fetched while the pointer was on the link, and without, on slow 4G. */
export async function navigations(browser: Browser, origin: string): Promise<Navigations> {
  const ahead = await openHome(browser, origin);
  await ahead.getByRole('link', { name: 'ABOUT', exact: true }).hover();
  await ahead.waitForTimeout(SETTLE_MS);
  const prefetchedMs = await clickToPaint(ahead);
  const cold = await openHome(browser, origin);
  await slowDown(cold);
  const coldMs = await clickToPaint(cold);
  for (const page of [ahead, cold]) await page.context().close();
  return { prefetchedMs, coldMs };
}

/** A click by script sends no pointer ahead: whatever was fetched was fetched before. */
function clickToPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const heading = document.querySelector('h1')?.textContent;
        const main = document.querySelector('main');
        const link = document.querySelector<HTMLAnchorElement>('nav a[href$="/about"]');
        if (!main || !link) return reject(new Error('The home page has no main part or no link to /about.'));
        // Looking in every frame would make frames that nobody else asked for.
        const watcher = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === heading) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        watcher.observe(main, { childList: true, subtree: true });
        const start = performance.now();
        link.click();
      }),
  );
}
