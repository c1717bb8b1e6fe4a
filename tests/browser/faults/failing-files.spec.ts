import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { browserErrors, expectHeading, navLink, open, uncaught } from '../../support/page/app.ts';
import { ABOUT, ALL_PAGES, HOME } from '../../support/sites/pages.ts';

type Fault = (route: Route) => Promise<void>;

/** How a host or a network responds for a script that it doesn't have. */
const MISSING: Record<string, Fault> = {
  'that is missing (404)': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'that is unavailable (503)': (route) => route.fulfill({ status: 503, body: 'Busy' }),
  'that is an HTML page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
  'whose connection is reset': (route) => route.abort('connectionreset'),
};

/** How code for current browsers fails in an older one. */
const TOO_NEW: Record<string, Fault> = {
  'with a syntax error': (route) => withCode(route, 'let let;'),
  'that needs a newer browser': (route) => withCode(route, 'Array.prototype.addedLastYear();'),
};

function withCode(route: Route, added: string): Promise<void> {
  const code = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8');
  return route.fulfill({ contentType: 'text/javascript', body: `${code}\n${added}` });
}

/** Every document that the browser requests, in order: an unwanted page load appears in this list. */
function recordDocuments(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

const expectNoApp = (page: Page) => expect(page.locator('html:not([data-js])')).toBeAttached();

for (const [fault, respond] of Object.entries(MISSING)) {
  test(`REL-02 with a chunk ${fault} a link loads the document instead, and Back returns to the previous page`, async ({ page }) => {
    const found = browserErrors(page);
    const requested = recordDocuments(page);
    await page.route(/about-screen.*\.js/, respond);
    await open(page, '/');
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, ABOUT.heading);
    await expectNoApp(page);
    expect(requested).toEqual(['/', '/about']);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectHeading(page, HOME.heading);
    expect(uncaught(found)).toEqual([]);
  });
}

/** Scripts that keep the app from starting. */
const WITHOUT_APP = [
  ...Object.entries({ ...MISSING, ...TOO_NEW }).map(([fault, respond]) => ({
    name: `scripts ${fault}`,
    files: /\/assets\/hashed\/(?!loader)[^/]+\.js$/,
    respond,
  })),
  ...Object.entries(MISSING).map(([fault, respond]) => ({ name: `a loader ${fault}`, files: /\/loader-[^/]+\.js$/, respond })),
];

test('REL-02 REL-09 if the app cannot start, pages are complete, links work, no dead control is shown and nothing moves', async ({
  page,
}) => {
  const found = browserErrors(page);
  for (const [index, { name, files, respond }] of WITHOUT_APP.entries()) {
    const { route, heading } = ALL_PAGES[index % ALL_PAGES.length] as (typeof ALL_PAGES)[0];
    await test.step(`${route}, ${name}`, async () => {
      await page.unrouteAll();
      await page.route(files, respond);
      await page.goto(route);
      await expectNoApp(page);
      await expectHeading(page, heading);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    });
  }
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  expect(uncaught(found)).toEqual([]);
});

/** What hosts and networks add to pages: a script of another origin, which the policy blocks, and one that is missing. */
const FOREIGN_SCRIPTS = ['https://analytics.test/beacon.js', '/added-by-the-host/missing.js'];

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('REL-21 foreign scripts that are blocked or missing change nothing: the toggle works and the clouds move', async ({ page }) => {
    await page.addInitScript(() => {
      const failed: string[] = [];
      Object.assign(window, { failed });
      addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && failed.push(target.getAttribute('src') ?? ''), true);
    });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const tags = FOREIGN_SCRIPTS.map((src) => `<script src="${src}"></script>`).join('');
      await route.fulfill({ response, body: (await response.text()).replace('</head>', `${tags}</head>`) });
    });
    await open(page, '/');
    expect(await page.evaluate(() => (window as unknown as { failed: string[] }).failed)).toEqual(FOREIGN_SCRIPTS);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-motion', 'running');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Pause animations' }).click();
    await expect(root).toHaveAttribute('data-motion', 'paused');
  });
});

const FILE_TYPES = [
  { kind: 'stylesheets', files: /\.css$/, route: '/suncoastpatios', hasApp: true },
  { kind: 'pictures', files: /\.(avif|webp|svg|png|ico)$/, route: '/about', hasApp: true },
  { kind: 'fonts', files: /\.woff2$/, route: '/nope', hasApp: true },
  { kind: 'the PDF', files: /\.pdf$/, route: '/resume', hasApp: true },
  { kind: 'any file', files: /\/(assets|images|icons)\//, route: '/wehike', hasApp: false },
];

for (const { kind, files, route, hasApp } of FILE_TYPES) {
  test(`REL-03 without ${kind}, text is visible and links work`, async ({ page }) => {
    const found = browserErrors(page);
    await page.route(
      ({ pathname }) => files.test(pathname),
      (request) => request.abort('connectionreset'),
    );
    await page.goto(route);
    await expect(page.locator(hasApp ? 'html[data-app=ready]' : 'html:not([data-js])')).toBeAttached();
    await expectHeading(page, ALL_PAGES.find((one) => one.route === route)?.heading ?? '');
    await expect(page.getByRole('main').locator('p').filter({ visible: true }).first()).toHaveText(/\w+ \w+/);
    await expect(page.locator('footer')).toBeVisible();
    if (route === '/resume') await page.locator('a.button[download]').click();
    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
    expect(uncaught(found)).toEqual([]);
  });
}
