import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the app has started. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

export async function appReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

/** Waits until the page has no tasks left: React has rendered and has set its next timers. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
}

/** Waits for two frames, so that intersection and resize observers are called, and for React to render the result. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await idle(page);
}

/** Collects from now on: uncaught errors, errors and warnings in the console, violations of the security policy. */
export function browserErrors(page: Page): string[] {
  const found: string[] = [];
  const documents = new Set<string>();
  const withoutHash = (address: string) => address.replace(/#.*/, '');
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.add(withoutHash(request.url()));
  });
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium logs the 404 of a document that a test opens on purpose: that isn't an error, unlike a missing file.
    const isExpected = /status of 404/.test(message.text()) && documents.has(withoutHash(url));
    if (['error', 'warning'].includes(message.type()) && !isExpected) found.push(`console: ${message.text()} ${url}`);
  });
  return found;
}

/** The uncaught ones of these errors: no page may cause any, whatever is broken. */
export const uncaught = (found: string[]) => found.filter((text) => text.startsWith('uncaught'));

/** The background colour of an element. */
export async function backgroundOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** The header's link to a page; "HOME", "ABOUT" or "CONTACT". */
export const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

export const carousel = (page: Page) => page.locator('section[aria-labelledby=projects] [aria-roledescription=carousel]');
export const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');

/** Waits for the main heading of a page, by its accessible name. */
export async function expectHeading(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** Holds matching requests until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {}); // The page may have cancelled the request.
  });
  return release;
}

/** Simulates that the tab is hidden or shown again: Playwright keeps every tab visible. */
export const hideTab = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
