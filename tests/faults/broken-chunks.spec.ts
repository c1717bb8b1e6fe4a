import { expect, type Page, type Route, test } from '@playwright/test';
import { complaints, expectHeading, navLink, open, uncaught } from '../support/app.ts';
import { ALL_PAGES, CASE_STUDIES, HOME, NOT_FOUND, PAGES } from '../support/pages.ts';

const FAULTS = {
  'not there (404)': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'refused (503)': (route: Route) => route.fulfill({ status: 503, body: 'Busy' }),
  'HTML instead of a script': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  'cut off': (route: Route) => route.abort('connectionreset'),
};

const ELSEWHERE = PAGES.find(({ route }) => route === '/about') as typeof HOME;

async function loadsOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  let loads = 0;
  const count = () => loads++;
  page.on('load', count);
  await act();
  page.off('load', count);
  return loads;
}

/** Presses a link to a page, and waits until the page is there, without its app, and would have begun to load once more. */
async function follow(page: Page, { route, heading }: typeof HOME): Promise<void> {
  await page.locator(`a[href="${route}"]`).filter({ visible: true }).last().click();
  await expectHeading(page, heading);
  await page.waitForLoadState();
  await withoutApp(page);
  await page.waitForTimeout(300);
}

const withoutApp = (page: Page) => expect(page.locator('html:not([data-js])')).toBeAttached();

/** The gate tries the links to home and to a case study; the long run tries all of them. */
const RUNS = [
  { tag: [], places: [HOME, ...CASE_STUDIES.slice(0, 1)] },
  { tag: ['@slow'], places: PAGES },
];

for (const [fault, answer] of Object.entries(FAULTS)) {
  for (const { tag, places } of RUNS) {
    test(`REL-02 screens' chunks for ever ${fault}, ${places.length} pages: a link reaches each with one load, and so does the next`, {
      tag,
    }, async ({ page }) => {
      test.setTimeout(180_000);
      const found = complaints(page);
      let [whole, faults] = ['', 0];
      await page.route(/-screen-.*\.js/, (route) => {
        if (whole && route.request().url().includes(whole)) return route.continue();
        faults++;
        return answer(route);
      });
      for (const place of places) {
        const start = place === HOME ? ELSEWHERE : HOME;
        whole = place === HOME ? 'about-screen' : 'home-screen';
        await open(page, start.route);
        whole = '';
        faults = 0;
        expect(await loadsOf(page, () => follow(page, place)), place.route).toBe(1);
        expect(faults, place.route).toBeGreaterThan(1); // On the way there, and for the page itself.
        expect(await loadsOf(page, () => follow(page, start)), `${place.route}, then ${start.route}`).toBe(1);
      }
      await page.goto(NOT_FOUND.route);
      await expectHeading(page, NOT_FOUND.heading);
      await withoutApp(page);
      expect(await loadsOf(page, () => follow(page, HOME))).toBe(1);
      expect(uncaught(found)).toEqual([]);
    });
  }

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
    expect(uncaught(found)).toEqual([]);
  });
}

test('REL-12 a screen that throws leaves a page with working links', async ({ page }) => {
  const found = complaints(page);
  await open(page, '/');
  await page.route(/about-screen.*\.js/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'export default () => { throw new Error("planted"); };' }),
  );
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, 'Something broke on this page');
  await navLink(page, 'CONTACT').click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  expect(uncaught(found)).toEqual([]);
});

test('a chunk that fails after the visitor has gone elsewhere disturbs nothing', async ({ page }) => {
  const found = complaints(page);
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
  expect(uncaught(found)).toEqual([]);
});

test('REL-12 a layout that throws leaves words and links, and Back leads to its page', async ({ page }) => {
  const found = complaints(page);
  let isPlanted = false;
  await page.route(/shared-.*\.js/, async (route) => {
    if (isPlanted) return route.continue();
    isPlanted = true;
    const response = await route.fetch();
    const plant = '...(()=>{if(document.documentElement.dataset.app)throw Error("planted");return{}})(),';
    await route.fulfill({ response, body: (await response.text()).replace('"aria-pressed"', (text) => plant + text) });
  });
  await open(page, '/about');
  await navLink(page, 'HOME').click();
  await expectHeading(page, 'Something broke on this page');
  await page.evaluate(() => history.back());
  await expectHeading(page, 'More about me');
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  expect(uncaught(found)).toEqual([]);
});
