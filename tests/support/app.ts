import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the app listens. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

export async function appReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

/** Waits until the page has nothing left to do that it could do now: React has drawn, and set the timers that follow from it. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}

/** Lets two frames pass, so that whoever watches places and sizes has been told, and lets React draw what follows from it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await idle(page);
}

/** Collects everything a browser complains about: uncaught errors, console errors and broken rules of the security policy. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  const documents = new Set<string>();
  const withoutHash = (address: string) => address.replace(/#.*/, '');
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.add(withoutHash(request.url()));
  });
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium logs the 404 status of the document that a test asked for on purpose. A file that is not there is a fault.
    const isAskedFor = /status of 404/.test(message.text()) && documents.has(withoutHash(url));
    if (['error', 'warning'].includes(message.type()) && !isAskedFor) found.push(`console: ${message.text()} ${url}`);
  });
  return found;
}

/** Of the complaints, those that no page may cause, whatever else is broken. */
export const uncaught = (found: string[]) => found.filter((text) => text.startsWith('uncaught'));

/** A colour as the browser paints it. */
export async function backgroundOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** The header's link to a page; "HOME", "ABOUT" or "CONTACT". */
export const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** The page's one main heading, as a screen reader says it. */
export async function expectHeading(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** Holds back the files that match until what is returned is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {}); // Nobody may want it any more.
  });
  return release;
}

/** What a visitor who changes to another tab, or comes back, lets the page know. Tests keep every tab in front. */
export const hideTab = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
