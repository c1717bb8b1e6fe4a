import { expect, type Page, test } from '@playwright/test';
import { browserErrors, expectHeading, navLink, open, uncaught } from '../../support/page/app.ts';
import { ABOUT, ALL_PAGES } from '../../support/sites/pages.ts';

/** Changes a chunk when it is first requested, so that the component with this code throws: in the browser, or only once the app runs. */
async function makeThrow(page: Page, chunk: RegExp, code: string, when = 'globalThis.document'): Promise<void> {
  let isChanged = false;
  await page.route(chunk, async (route) => {
    if (isChanged) return route.continue();
    isChanged = true;
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain(code);
    await route.fulfill({ response, body: text.replace(code, `...(()=>{if(${when})throw Error("planted");return{}})(),${code}`) });
  });
}

for (const { component, route, chunk, code, selector } of [
  { component: 'a carousel', route: '/', chunk: /home-screen.*\.js/, code: 'className:`carousel`', selector: '.carousel' },
  {
    component: 'a marquee',
    route: '/suncoastpatios',
    chunk: /suncoastpatios.*\.js/,
    code: 'className:`marquee-view`',
    selector: '.marquee',
  },
  {
    component: 'a picture',
    route: '/mycelium',
    chunk: /mdx.*\.js/,
    code: 'className:`picture$',
    selector: '.pictures figure',
  },
]) {
  test(`REL-12 if ${component} throws, only that component disappears`, async ({ page }) => {
    const found = browserErrors(page);
    await makeThrow(page, chunk, code);
    await open(page, route);
    await expect(page.locator(selector)).toHaveCount(0);
    await expectHeading(page, ALL_PAGES.find((one) => one.route === route)?.heading ?? '');
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, ABOUT.heading);
    expect(uncaught(found)).toEqual([]);
  });
}

test('REL-12 if a screen throws, visitors see a message and working links', async ({ page }) => {
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

test('REL-12 if the layout throws, visitors see a message and links, and Back returns to the previous page', async ({ page }) => {
  const found = browserErrors(page);
  await makeThrow(page, /shared-.*\.js/, '"aria-pressed"', 'document.documentElement.dataset.app');
  await open(page, '/about');
  await navLink(page, 'HOME').click();
  await expectHeading(page, 'Something broke on this page');
  await page.evaluate(() => history.back());
  await expectHeading(page, ABOUT.heading);
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  expect(uncaught(found)).toEqual([]);
});
