import { expect, type Page, test } from '@playwright/test';
import { browserErrors, expectHeading, navLink, open, uncaught } from '../../support/page/app.ts';
import { ABOUT, ALL_PAGES } from '../../support/sites/pages.ts';

/** Changes a chunk, the first time it is asked for, so that the part with these words throws: in the browser, or only once the app runs. */
async function plant(page: Page, chunk: RegExp, words: string, when = 'globalThis.document'): Promise<void> {
  let isPlanted = false;
  await page.route(chunk, async (route) => {
    if (isPlanted) return route.continue();
    isPlanted = true;
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain(words);
    await route.fulfill({ response, body: text.replace(words, `...(()=>{if(${when})throw Error("planted");return{}})(),${words}`) });
  });
}

for (const { part, route, chunk, words, selector } of [
  { part: 'a carousel', route: '/', chunk: /home-screen.*\.js/, words: 'className:`carousel`', selector: '.carousel' },
  { part: 'a marquee', route: '/suncoastpatios', chunk: /suncoastpatios.*\.js/, words: 'className:`marquee-view`', selector: '.band' },
  { part: 'a picture', route: '/mycelium', chunk: /prose.*\.js/, words: 'className:`picture full-width`', selector: '.pictures figure' },
]) {
  test(`REL-12 ${part} that throws removes only itself`, async ({ page }) => {
    const found = browserErrors(page);
    await plant(page, chunk, words);
    await open(page, route);
    await expect(page.locator(selector)).toHaveCount(0);
    await expectHeading(page, ALL_PAGES.find((one) => one.route === route)?.heading ?? '');
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, ABOUT.heading);
    expect(uncaught(found)).toEqual([]);
  });
}

test('REL-12 a screen that throws leaves a message and working links', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, '/');
  await page.route(/about-screen.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("planted"); };' }),
  );
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, 'Something broke on this page');
  await navLink(page, 'CONTACT').click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  expect(uncaught(found)).toEqual([]);
});

test('REL-12 a layout that throws leaves a message and links, and Back leads to the page before', async ({ page }) => {
  const found = browserErrors(page);
  await plant(page, /shared-.*\.js/, '"aria-pressed"', 'document.documentElement.dataset.app');
  await open(page, '/about');
  await navLink(page, 'HOME').click();
  await expectHeading(page, 'Something broke on this page');
  await page.evaluate(() => history.back());
  await expectHeading(page, ABOUT.heading);
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  expect(uncaught(found)).toEqual([]);
});
