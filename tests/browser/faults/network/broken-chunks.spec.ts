import { expect, type Page, type Route, test } from '@playwright/test';
import { browserErrors, drawn, expectHeading, navLink, open, uncaught } from '../../../support/page/app.ts';
import { ABOUT, ALL_PAGES, CASE_STUDIES, HOME, NOT_FOUND, PAGES } from '../../../support/sites/pages.ts';

type Place = Pick<typeof HOME, 'route' | 'heading'>;

const FAULTS = {
  'not there (404)': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'refused (503)': (route: Route) => route.fulfill({ status: 503, body: 'Busy' }),
  'HTML instead of a script': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  'cut off': (route: Route) => route.abort('connectionreset'),
};
const FAULT_NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

const ELSEWHERE: Place = { route: '/about', heading: ABOUT.heading };

/** Every document that the browser requests, in order: an unwanted page load shows up in this list. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const withoutApp = (page: Page) => expect(page.locator('html:not([data-js])')).toBeAttached();

/** Presses a link to a page, and waits until the page is shown without the app and has nothing left to do. */
async function follow(page: Page, { route, heading }: Place): Promise<void> {
  await page.locator(`a[href="${route}"]`).filter({ visible: true }).last().click();
  await expectHeading(page, heading);
  await page.waitForLoadState();
  await withoutApp(page);
  await drawn(page);
}

/** `npm run check` tries each fault once, on four links; `npm run check:long` tries every link with every fault. */
const RUNS = [
  {
    tag: [],
    what: 'each fault once',
    cases: FAULT_NAMES.map((fault, index) => ({ fault, place: [CASE_STUDIES[0], HOME, CASE_STUDIES[2], PAGES.at(-2)][index] as Place })),
  },
  ...FAULT_NAMES.map((fault) => ({ tag: ['@long'], what: `all links ${fault}`, cases: PAGES.map((place: Place) => ({ fault, place })) })),
];

for (const { tag, what, cases } of RUNS) {
  test(`REL-02 the chunks of screens always broken, ${what}: a link reaches its page with one load, and so does the next`, {
    tag,
  }, async ({ page }) => {
    const found = browserErrors(page);
    const asked = documentsOf(page);
    let [whole, faults] = ['', 0];
    let answer = FAULTS['cut off'];
    await page.route(/-screen-.*\.js/, (route) => {
      if (whole && route.request().url().includes(whole)) return route.continue();
      faults++;
      return answer(route);
    });
    for (const { fault, place } of cases) {
      const start = place === HOME ? ELSEWHERE : HOME;
      answer = FAULTS[fault];
      whole = place === HOME ? 'about-screen' : 'home-screen';
      await open(page, start.route);
      whole = '';
      faults = 0;
      await follow(page, place);
      expect(faults, `${fault} ${place.route}`).toBeGreaterThan(1); // Once for the navigation, and once for the page load after it.
      await follow(page, start);
      expect(asked.splice(0), `REL-02 ${fault}: one load for each press`).toEqual([start.route, place.route, start.route]);
    }
    await page.goto(NOT_FOUND.route);
    await expectHeading(page, NOT_FOUND.heading);
    await withoutApp(page);
    await follow(page, HOME);
    expect(asked).toEqual([NOT_FOUND.route, HOME.route]);
    expect(uncaught(found)).toEqual([]);
  });
}

/** `npm run check` tries one fault on each page; `npm run check:long` tries every fault on every page. */
const SCRIPT_RUNS = [
  { tag: [], what: 'a fault for each page', faultOf: (index: number) => FAULT_NAMES[index % FAULT_NAMES.length] },
  ...FAULT_NAMES.map((fault) => ({ tag: ['@long'], what: fault, faultOf: () => fault })),
];

for (const { tag, what, faultOf } of SCRIPT_RUNS) {
  test(`REL-02 all scripts always broken, ${what}: pages are complete, links work, no control without a function is shown`, {
    tag,
  }, async ({ page }) => {
    const found = browserErrors(page);
    let answer = FAULTS['cut off'];
    await page.route('**/*.js', (route) => answer(route));
    for (const [index, { route, heading }] of ALL_PAGES.entries()) {
      const fault = faultOf(index) ?? 'cut off';
      answer = FAULTS[fault];
      await page.goto(route);
      await expectHeading(page, heading);
      await expect(page.getByRole('button'), `${fault} ${route}`).toHaveCount(0);
      await expect(page.locator('html'), `${fault} ${route}`).toHaveAttribute('data-motion', 'paused');
    }
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, ABOUT.heading);
    expect(uncaught(found)).toEqual([]);
  });
}

test('REL-12 a screen that throws leaves a page with working links', async ({ page }) => {
  const found = browserErrors(page);
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
  const found = browserErrors(page);
  const asked = documentsOf(page);
  await open(page, '/');
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const wanted = page.waitForRequest(/about-screen.*\.js/);
  await page.route(/about-screen.*\.js/, async (route) => {
    await failing;
    await route.fulfill({ status: 404 });
  });
  await navLink(page, 'ABOUT').click();
  await expect(page).toHaveURL('/about');
  const chunk = (await wanted).url();
  await navLink(page, 'CONTACT').click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  // This second import of the same file fails after the app's own import has failed.
  const failed = page.evaluate((url) => import(url).catch(() => 'failed'), chunk);
  fail();
  expect(await failed).toBe('failed');
  await drawn(page);
  await expect(page).toHaveURL('/contact');
  await expectHeading(page, 'Get in touch (Click to copy)');
  expect(asked).toEqual(['/']);
  expect(uncaught(found)).toEqual([]);
});

test('REL-12 a layout that throws leaves words and links, and Back leads to its page', async ({ page }) => {
  const found = browserErrors(page);
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
  await expectHeading(page, ABOUT.heading);
  await page.getByRole('link', { name: 'CONTACT', exact: true }).click();
  await expectHeading(page, 'Get in touch (Click to copy)');
  expect(uncaught(found)).toEqual([]);
});
