import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { browserErrors, expectHeading, navLink, open, uncaught } from '../../support/page/app.ts';
import { ABOUT, ALL_PAGES, HOME } from '../../support/sites/pages.ts';

type Fault = (route: Route) => Promise<void>;

/** How a host or a network answers for a script that it does not have. */
const MISSING: Record<string, Fault> = {
  'that is not there (404)': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'that is refused (503)': (route) => route.fulfill({ status: 503, body: 'Busy' }),
  'that is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  'that is cut off': (route) => route.abort('connectionreset'),
};

/** How the app's code, which is written for current browsers, fails in an older one. */
const TOO_NEW: Record<string, Fault> = {
  'that cannot be read': (route) => withCode(route, 'let let;'),
  'that needs a feature of newer browsers': (route) => withCode(route, 'Array.prototype.addedLastYear();'),
};

function withCode(route: Route, added: string): Promise<void> {
  const code = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8');
  return route.fulfill({ contentType: 'text/javascript', body: `${code}\n${added}` });
}

/** Every document that the browser requests, in order: an unwanted page load shows up in this list. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const withoutApp = (page: Page) => expect(page.locator('html:not([data-js])')).toBeAttached();

for (const [fault, answer] of Object.entries(MISSING)) {
  test(`REL-02 a chunk ${fault}: its link loads the document, and Back leads to the page before`, async ({ page }) => {
    const found = browserErrors(page);
    const asked = documentsOf(page);
    await page.route(/about-screen.*\.js/, answer);
    await open(page, '/');
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, ABOUT.heading);
    await withoutApp(page);
    expect(asked).toEqual(['/', '/about']);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectHeading(page, HOME.heading);
    expect(uncaught(found)).toEqual([]);
  });
}

test('REL-02 REL-09 where the app cannot start, pages are complete, links work and no dead control is shown', async ({ page }) => {
  const found = browserErrors(page);
  const faults = Object.entries({ ...MISSING, ...TOO_NEW });
  for (const [index, { route, heading }] of ALL_PAGES.entries()) {
    const [fault, answer] = faults[index % faults.length] as [string, Fault];
    await test.step(`${route}, scripts ${fault}`, async () => {
      await page.unrouteAll();
      await page.route(/\/assets\/hashed\/(?!loader)[^/]+\.js$/, answer);
      await page.goto(route);
      await withoutApp(page);
      await expectHeading(page, heading);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    });
  }
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
  expect(uncaught(found)).toEqual([]);
});
