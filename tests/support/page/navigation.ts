import type { Locator, Page } from '@playwright/test';
import { HOME, PAGES } from '../sites/pages.ts';
import { expectHeading, holdFiles, nextFrame } from './app.ts';

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Marks the document, so that a full page load is noticed. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Clicks the first link to an address by script: no hover prefetches files, and nothing scrolls to the link. */
export const clickLink = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Adds a link at the start of <main>. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.getByRole('main').evaluate((main, to) => {
    main.prepend(Object.assign(document.createElement('a'), { href: to, textContent: 'a link of the test' }));
  }, href);
  return page.getByRole('link', { name: 'a link of the test' }).first();
}

/** Visits every page without a page load, home last. */
export async function visitPages(page: Page, check: (route: string) => Promise<unknown>): Promise<void> {
  for (const { route, heading } of [...PAGES.slice(1), HOME]) {
    await page.evaluate((to) => void navigation.navigate(to), route);
    await expectHeading(page, heading);
    await check(route);
  }
}

/** Holds scripts until the returned function is called, which also waits until the page has run them and shown the result. */
export async function holdScripts(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  const held = new Set<string>();
  page.on('request', (request) => scripts.test(request.url()) && held.add(request.url()));
  const release = await holdFiles(page, scripts);
  return async () => {
    release();
    await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), [...held]);
    await nextFrame(page);
  };
}
