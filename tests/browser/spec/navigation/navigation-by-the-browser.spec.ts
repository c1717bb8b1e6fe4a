import { expect, type Page, test } from '@playwright/test';
import { appReady, browserErrors, drawn, expectHeading, navLink, open } from '../../../support/page/app.ts';
import { addLink, isSameDocument, markDocument, scrollTop } from '../../../support/page/navigation.ts';
import { ABOUT, HOME, NOT_FOUND } from '../../../support/sites/pages.ts';

test('a link pressed with a modifier key or the middle button opens a tab of its own and leaves this page alone', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await markDocument(page);
  for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await navLink(page, 'ABOUT').click(options);
    const tab = await opened;
    await expectHeading(tab, ABOUT.heading);
    await tab.close();
    await drawn(page);
    await expectHeading(page, HOME.heading);
    await expect(page).toHaveURL('/');
    expect(await isSameDocument(page)).toBe(true);
  }
});

const projects = (page: Page) => page.locator('#projects');
const topOf = (page: Page) => projects(page).evaluate((place) => Math.round(place.getBoundingClientRect().top));

async function expectTabToGoOnBehindProjects(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const follows = (place: Element) => place.compareDocumentPosition(document.activeElement as Element) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(await projects(page).evaluate(follows)).toBeTruthy();
}

test('A11Y-09 a hash on another page leads to its place there, and Back restores the place before', async ({ page }) => {
  await open(page, '/about');
  await markDocument(page);
  await (await addLink(page, '/#projects')).click();
  await expectHeading(page, HOME.heading);
  await expect(page).toHaveURL('/#projects');
  await expect.poll(() => topOf(page)).toBeLessThan(50);
  await expectTabToGoOnBehindProjects(page);
  expect(await topOf(page)).toBeGreaterThanOrEqual(0);
  expect(await scrollTop(page)).toBeGreaterThan(100);
  await page.goBack();
  await expectHeading(page, ABOUT.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goForward();
  await expectHeading(page, HOME.heading);
  await expect.poll(() => topOf(page)).toBeLessThan(50);
  expect(await isSameDocument(page)).toBe(true);
});

test('A11Y-09 a hash on the same page leads to its place, and Tab goes on from there', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  await (await addLink(page, '#projects')).press('Enter');
  await expect(page).toHaveURL('/#projects');
  await expect.poll(() => topOf(page)).toBeLessThan(50);
  await expectTabToGoOnBehindProjects(page);
  // The same link once more: the address stays the same, but the link still works.
  await page.getByRole('link', { name: 'a link of the test' }).press('Enter');
  await drawn(page);
  await expectTabToGoOnBehindProjects(page);
  await expect(page.getByRole('status').first()).toBeEmpty(); // No page has arrived.
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(await isSameDocument(page)).toBe(true);
});

test('REL-06 Back to a wrong address shows the page for wrong addresses again, within the document', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, NOT_FOUND.route);
  await markDocument(page);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  await page.goBack();
  await expectHeading(page, NOT_FOUND.heading);
  await expect(page).toHaveURL(NOT_FOUND.route);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goForward();
  await expectHeading(page, HOME.heading);
  expect(await isSameDocument(page)).toBe(true);
  expect(found).toEqual([]);
});

test('REL-06 a link within the app to an address that is no page is answered by the server, with 404', async ({ page }) => {
  await open(page, '/about');
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
  await (await addLink(page, '/about/x')).click();
  expect((await answer).status()).toBe(404);
  await expectHeading(page, NOT_FOUND.heading);
  await appReady(page);
  await page.goBack();
  await expectHeading(page, ABOUT.heading);
});

test('a link to a file is left to the browser', async ({ page }) => {
  for (const [file, type] of [
    ['/sitemap.xml', /xml/],
    ['/images/Skye_Sampleton_CV.pdf', /pdf/],
  ] as const) {
    await open(page, '/about');
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await (await addLink(page, file)).click();
    const response = await answer;
    expect(new URL(response.url()).pathname).toBe(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(type);
    await expect(page.getByRole('heading', { name: NOT_FOUND.heading })).toHaveCount(0);
  }
});
