import { expect, type Page, test } from '@playwright/test';
import { appReady, drawn, expectHeading, idle, navLink, open } from '../../../support/page/app.ts';
import { footerLink, holdBack, isSameDocument, markDocument, scrollTop } from '../../../support/page/navigation.ts';
import { ABOUT, HOME, titleOf } from '../../../support/sites/pages.ts';

const CODE_OF_ABOUT = /about-screen.*\.js/;
const CONTACT_HEADING = 'Get in touch (Click to copy)';
const announced = (page: Page) => page.getByRole('status').first();

test('the old page stays until the next one is ready', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  const release = await holdBack(page, CODE_OF_ABOUT);
  await navLink(page, 'ABOUT').click();
  await expect(page).toHaveURL('/about');
  await drawn(page);
  await expectHeading(page, HOME.heading);
  await expect(page).toHaveTitle(titleOf(HOME.page));
  await expect(announced(page)).toBeEmpty();
  await release();
  await expectHeading(page, ABOUT.heading);
  await expect(page).toHaveTitle(titleOf(ABOUT.meta.page));
  expect(await isSameDocument(page)).toBe(true);
});

test('after two quick presses on links the second page stays, even if the first one arrives later', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  const release = await holdBack(page, CODE_OF_ABOUT);
  await navLink(page, 'ABOUT').click();
  await expect(page).toHaveURL('/about');
  await navLink(page, 'CONTACT').click();
  await expectHeading(page, CONTACT_HEADING);
  await release();
  await expectHeading(page, CONTACT_HEADING);
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expectHeading(page, ABOUT.heading);
  await page.goBack();
  await expectHeading(page, HOME.heading);
  expect(await isSameDocument(page)).toBe(true);
});

test('two presses a few frames apart end on the second page, also while the page is changing', async ({ page }) => {
  await open(page, '/');
  await navLink(page, 'ABOUT').hover();
  await navLink(page, 'CONTACT').hover();
  for (const frames of [0, 1, 2, 5]) {
    await page.evaluate(async (between) => {
      const press = (to: string) => document.querySelector<HTMLElement>(`.site-header nav a[href="${to}"]`)?.click();
      press('/about');
      for (let frame = 0; frame < between; frame++) await new Promise(requestAnimationFrame);
      press('/contact');
    }, frames);
    await expect(page).toHaveURL('/contact');
    await expectHeading(page, CONTACT_HEADING);
    await drawn(page);
    await expectHeading(page, CONTACT_HEADING);
  }
});

test('Back, while the next page is loading, leads to the page that is still shown', async ({ page }) => {
  await open(page, '/');
  const release = await holdBack(page, CODE_OF_ABOUT);
  await navLink(page, 'ABOUT').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await release();
  await expectHeading(page, HOME.heading);
  await expect(page).toHaveURL('/');
});

test('Back, while the next page is being drawn, leads to the page that the address names', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  await idle(page);
  await page.evaluate(async () => {
    // React schedules rendering by messages to itself: they are held until Back has been pressed.
    const { postMessage } = MessagePort.prototype;
    const waiting: (() => void)[] = [];
    MessagePort.prototype.postMessage = function hold(message: unknown) {
      waiting.push(() => postMessage.call(this, message));
    };
    document.querySelector<HTMLElement>('.site-header nav a[href="/about"]')?.click();
    while (waiting.length === 0) await new Promise((next) => setTimeout(next)); // Waits until React has asked to render.
    await navigation.back().committed;
    MessagePort.prototype.postMessage = postMessage;
    for (const send of waiting) send();
  });
  await drawn(page);
  await expect(page).toHaveURL('/');
  await expectHeading(page, HOME.heading);
  expect(await isSameDocument(page)).toBe(true);
});

test('A11Y-09 a navigation that is stopped while its code runs ends on the page that the address names, at its top', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  // The file has arrived, so the request cannot be cancelled, but the code in it waits before it runs.
  await page.route(CODE_OF_ABOUT, async (route) => {
    const response = await route.fetch();
    const wait = 'await new Promise((next) => Object.assign(window, { next }));';
    await route.fulfill({ response, body: wait + (await response.text()) });
  });
  await (await footerLink(page, 'About')).click();
  await page.waitForFunction(() => 'next' in window);
  await page.evaluate(() => stop());
  expect(await page.evaluate(() => navigation.transition)).toBeNull();
  await expectHeading(page, HOME.heading);
  await page.evaluate(() => (window as unknown as { next: () => void }).next());
  await expectHeading(page, ABOUT.heading);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('REL-02 a navigation that is stopped while its code is fetched ends on the page that the address names', async ({ page }) => {
  await open(page, '/');
  const release = await holdBack(page, CODE_OF_ABOUT);
  await navLink(page, 'ABOUT').click();
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => stop());
  await expectHeading(page, ABOUT.heading); // From the server: its HTML needs no code.
  await release();
  await appReady(page);
  await expectHeading(page, ABOUT.heading);
  await expect(page).toHaveURL('/about');
});

test('A11Y-09 the skip link, pressed while the next page is loading, ends in the main part of the next page', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  const release = await holdBack(page, CODE_OF_ABOUT);
  await navLink(page, 'ABOUT').click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/about#main');
  await release();
  await expectHeading(page, ABOUT.heading);
  await expect(page).toHaveURL('/about#main');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});
