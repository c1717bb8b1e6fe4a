import { expect, type Page, type Route, test } from '@playwright/test';
import { complaints, expectHeading, navLink, open } from '../support/app.ts';
import { ALL_PAGES, HOME } from '../support/pages.ts';

const FAULTS = {
  'not there (404)': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'refused (503)': (route: Route) => route.fulfill({ status: 503, body: 'Busy' }),
  'HTML instead of a script': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  'cut off': (route: Route) => route.abort('connectionreset'),
};

async function loadsOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  let loads = 0;
  const count = () => loads++;
  page.on('load', count);
  await act();
  page.off('load', count);
  return loads;
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`REL-02 a screen's chunk that is for ever ${fault}: every link reaches its page, without a loop`, async ({ page }) => {
    const found = complaints(page);
    await page.route(/(about|contact|case-study)-screen.*\.js/, answer);
    await open(page, '/');
    const loads = await loadsOf(page, async () => {
      await navLink(page, 'ABOUT').click();
      await expectHeading(page, 'More about me');
      await page.waitForTimeout(500);
    });
    expect(loads).toBeLessThanOrEqual(2);
    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
    await navLink(page, 'HOME').click();
    await page.getByRole('link', { name: 'View Case Study Mycelium' }).click();
    await expectHeading(page, 'Mycelium: a slow game about fast fungi');
    await page.goBack();
    await expectHeading(page, HOME.heading);
    expect(found.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

  test(`REL-02 all scripts for ever ${fault}: pages are complete, links work, no dead control is shown`, async ({ page }) => {
    const found = complaints(page);
    await page.route('**/*.js', answer);
    for (const { route, heading } of ALL_PAGES) {
      await page.goto(route);
      await expectHeading(page, heading);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    }
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, 'More about me');
    expect(found.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
}

test('a screen that throws leaves a page with working links', async ({ page }) => {
  await open(page, '/');
  await page.route(/about-screen.*\.js/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'export default () => { throw new Error("planted"); };' }),
  );
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, 'Something broke on this page');
  await navLink(page, 'CONTACT').click();
  await expectHeading(page, 'Get in touch (Click to copy)');
});

test('a chunk that fails after the visitor has gone elsewhere disturbs nothing', async ({ page }) => {
  await open(page, '/');
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/about-screen.*\.js/, async (route) => {
    await failed;
    await route.fulfill({ status: 404 });
  });
  await navLink(page, 'ABOUT').click();
  await navLink(page, 'CONTACT').click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  const loads = await loadsOf(page, async () => {
    fail();
    await page.waitForTimeout(500);
  });
  expect(loads).toBe(0);
  await expect(page).toHaveURL('/contact');
});

test('a layout that throws leaves words and links', async ({ page }) => {
  let isPlanted = false;
  await page.route(/shared-.*\.js/, async (route) => {
    if (isPlanted) return route.continue();
    isPlanted = true;
    const response = await route.fetch();
    const plant = '...(()=>{if(document.documentElement.dataset.app)throw Error("planted");return{}})(),';
    await route.fulfill({ response, body: (await response.text()).replace('"aria-pressed"', (text) => plant + text) });
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expectHeading(page, 'Something broke on this page');
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expectHeading(page, 'Get in touch (Click to copy)');
});
