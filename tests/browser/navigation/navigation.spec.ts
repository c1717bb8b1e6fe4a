import { expect, type Page, test } from '@playwright/test';
import { appReady, backgroundOf, browserErrors, expectHeading, navLink, nextFrame, open } from '../../support/page/app.ts';
import { addLink, clickLink, holdScripts, isSameDocument, markDocument, scrollTop } from '../../support/page/navigation.ts';
import { ABOUT, CASE_STUDIES, HOME, NOT_FOUND, titleOf } from '../../support/sites/pages.ts';

const [LONG_PAGE] = CASE_STUDIES as [(typeof CASE_STUDIES)[0]];
const CONTACT_HEADING = 'Get in touch (Click to copy)';

async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

test('A11Y-09 after a navigation the main content has focus, the title is announced once, and the page is at the top', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  const announced = await page
    .getByRole('status')
    .first()
    .evaluateHandle((region) => {
      const recorded: (string | null)[] = [];
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => recorded.push(region.textContent)).observe(region, changes);
      return recorded;
    });
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About' });
  await link.click();
  await expectHeading(page, ABOUT.heading);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect.poll(() => announced.jsonValue()).toEqual([titleOf('About')]);
  await nextFrame(page);
  expect(await announced.jsonValue(), 'once').toHaveLength(1);
  expect(await isSameDocument(page)).toBe(true);

  await link.click();
  await expect.poll(() => scrollTop(page), 'a link to the current page leads to its top').toBe(0);
});

test('A11Y-09 Back and Forward restore the scroll position, even from the end of a longer page', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  await scrollDownTo(page, 700);
  await clickLink(page, LONG_PAGE.route);
  await expectHeading(page, LONG_PAGE.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const end = await scrollTop(page);
  await page.goBack();
  await expectHeading(page, HOME.heading);
  await expect.poll(() => scrollTop(page)).toBe(700);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText(titleOf(HOME.pageName));
  await nextFrame(page);
  expect(await scrollTop(page), 'and it stays there').toBe(700);
  await page.goForward();
  await expectHeading(page, LONG_PAGE.heading);
  await expect.poll(() => scrollTop(page)).toBe(end);
  expect(await isSameDocument(page)).toBe(true);

  await page.reload();
  await appReady(page);
  await page.goBack();
  await expectHeading(page, HOME.heading);
  await expect.poll(() => scrollTop(page), 'after a reload').toBe(700);
});

test('A11Y-09 a link with a hash leads to that section of another page, Tab continues from there, and Back returns', async ({ page }) => {
  await open(page, '/about');
  await markDocument(page);
  await (await addLink(page, '/#projects')).click();
  await expectHeading(page, HOME.heading);
  await expect(page).toHaveURL('/#projects');
  const projects = page.locator('#projects');
  const topOfProjects = () => projects.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(topOfProjects).toBeLessThan(50);
  await page.keyboard.press('Tab');
  const isBefore = (section: Element) =>
    section.compareDocumentPosition(document.activeElement as Element) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(await projects.evaluate(isBefore)).toBeTruthy();
  await page.goBack();
  await expectHeading(page, ABOUT.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);

  await (await addLink(page, '#my-journey')).click();
  await expect.poll(() => scrollTop(page), 'a link with a hash works on the same page too').toBeGreaterThan(100);
  expect(await isSameDocument(page)).toBe(true);
});

test('a navigation marks the new page in the header and changes the page colour at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' }); // With motion, the toggle fades the colour.
  await open(page, '/');
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
  expect(await backgroundOf(page, 'body'), 'cream').toBe('rgb(251, 244, 228)');
  await expect(navLink(page, 'ABOUT')).toHaveAttribute('aria-current', 'page');
  await expect(navLink(page, 'HOME')).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expectHeading(page, HOME.heading);
  expect(await backgroundOf(page, 'body'), 'sky blue').toBe('rgb(169, 218, 244)');
});

test('a link clicked with a modifier key or the middle button opens a tab and leaves this page alone', async ({ page, context }) => {
  await open(page, '/');
  await markDocument(page);
  for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await navLink(page, 'ABOUT').click(options);
    const tab = await opened;
    await expectHeading(tab, ABOUT.heading);
    await tab.close();
    await nextFrame(page);
    await expectHeading(page, HOME.heading);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('REL-06 a link to a file, or to an address without a page, is loaded from the server', async ({ page }) => {
  for (const [address, status] of [
    ['/sitemap.xml', 200],
    ['/about/x', 404],
  ] as const) {
    await open(page, '/about');
    const loaded = page.waitForResponse((response) => response.request().isNavigationRequest());
    await (await addLink(page, address)).click();
    expect(new URL((await loaded).url()).pathname).toBe(address);
    expect((await loaded).status()).toBe(status);
  }
  await expectHeading(page, NOT_FOUND.heading);
});

test('REL-06 Back to a wrong address shows the 404 page again', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, NOT_FOUND.route);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  await page.goBack();
  await expectHeading(page, NOT_FOUND.heading);
  await expect(page).toHaveURL(NOT_FOUND.route);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(found).toEqual([]);
});

test('a page opened by its file name or with a trailing slash changes to its canonical address', async ({ page }) => {
  const found = browserErrors(page);
  for (const [address, canonical] of [
    ['/about.html?utm=x', '/about?utm=x'],
    ['/about/', '/about'],
  ] as const) {
    await open(page, address);
    await expect(page).toHaveURL(canonical);
    await expectHeading(page, ABOUT.heading);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  }
  expect(found).toEqual([]);
});

test.describe('while the next page is loading', () => {
  let release: () => Promise<void>;

  test.beforeEach(async ({ page }) => {
    await open(page, '/');
    await markDocument(page);
    release = await holdScripts(page, /about-screen.*\.js/);
    await navLink(page, 'ABOUT').click();
    await expect(page).toHaveURL('/about');
    await nextFrame(page);
  });
  test.afterEach(async ({ page }) => expect(await isSameDocument(page)).toBe(true));

  test('the old page stays until the next one is ready', async ({ page }) => {
    await expectHeading(page, HOME.heading);
    await expect(page).toHaveTitle(titleOf(HOME.pageName));
    await expect(page.getByRole('status').first()).toBeEmpty();
    await release();
    await expectHeading(page, ABOUT.heading);
    await expect(page).toHaveTitle(titleOf(ABOUT.meta.title));
  });

  test('a second link wins, even if the first page arrives later', async ({ page }) => {
    await navLink(page, 'CONTACT').click();
    await expectHeading(page, CONTACT_HEADING);
    await release();
    await expectHeading(page, CONTACT_HEADING);
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expectHeading(page, ABOUT.heading);
  });

  test('Back leads to the page that is still shown', async ({ page }) => {
    await page.goBack();
    await expect(page).toHaveURL('/');
    await release();
    await expectHeading(page, HOME.heading);
    await expect(page).toHaveURL('/');
  });
});
