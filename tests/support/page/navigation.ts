import { expect, type Locator, type Page, test } from '@playwright/test';
import { HOME, PAGES } from '../sites/pages.ts';
import { expectHeading, holdFiles, nextFrame } from './app.ts';

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Marks the document, so that a full page load would be noticed. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Clicks the first link to an address by script: no pointer fetches files early, and nothing scrolls to the link. */
export const press = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Adds a link to the start of the main part. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.getByRole('main').evaluate((main, to) => {
    main.prepend(Object.assign(document.createElement('a'), { href: to, textContent: 'a link of the test' }));
  }, href);
  return page.getByRole('link', { name: 'a link of the test' }).first();
}

/** Goes to every page within the document, home last. */
export async function walk(page: Page, look: (route: string) => Promise<unknown>): Promise<void> {
  for (const { route, heading } of [...PAGES.slice(1), HOME]) {
    await page.evaluate((to) => void navigation.navigate(to), route);
    await expectHeading(page, heading);
    await look(route);
  }
}

/** Holds back files until the returned function is called, which also waits until the page has run them and shown the result. */
export async function holdBack(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const held = new Set<string>();
  page.on('request', (request) => files.test(request.url()) && held.add(request.url()));
  const release = await holdFiles(page, files);
  return async () => {
    release();
    await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), [...held]);
    await nextFrame(page);
  };
}

/** Follows a link from home, checks that it leads to the top of its page, and goes back. */
export async function expectToLeadTo(page: Page, name: string, address: string, follow: () => Promise<void>): Promise<void> {
  await test.step(`${name} leads to the top of ${address}`, async () => {
    await follow();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(HOME.heading);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expectHeading(page, HOME.heading);
  });
}
