import { expect, type Page, test } from '@playwright/test';
import { VISIT_COUNTER } from '../../support/owners/owners.ts';
import { appReady, browserErrors, open } from '../../support/page/app.ts';
import { SITES, serve } from '../../support/sites/sites.ts';

let host: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  host = await serve(SITES.newOwner.dist);
});
test.afterAll(() => host.close());

/** The headers that a provider has to send: the guide names them. */
const ANYWHERE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
/** A counter that reports where it was run, as such scripts do. */
const COUNTER = "navigator.sendBeacon(document.currentScript.dataset.endpoint + '?path=' + location.pathname)";

/** Answers for the counter and for where it reports to. Returns the reported pages. */
async function counted(page: Page): Promise<string[]> {
  const pages: string[] = [];
  await page.route(VISIT_COUNTER.script, (route) => route.fulfill({ headers: ANYWHERE, contentType: 'text/javascript', body: COUNTER }));
  await page.route(`${VISIT_COUNTER.reportsTo}/**`, (route) => {
    pages.push(new URL(route.request().url()).searchParams.get('path') ?? '');
    return route.fulfill({ status: 204, headers: ANYWHERE });
  });
  return pages;
}

test('SEC-13 each page that a visitor opens is counted once, also those reached by a link, and nothing is blocked', async ({ page }) => {
  const errors = browserErrors(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  const pages = await counted(page);
  await open(page, host.origin);
  await expect.poll(() => pages).toEqual(['/']);
  await page.getByRole('link', { name: 'View Case Study' }).click();
  await expect.poll(() => pages).toEqual(['/', '/your-project']);
  await appReady(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CONTACT' }).click();
  await expect.poll(() => pages).toEqual(['/', '/your-project', '/contact']);
  expect(errors).toEqual([]);
  // A link that is followed at once stops the files that were fetched when the mouse was over it.
  expect(failed.filter((url) => !url.startsWith(host.origin))).toEqual([]);
});

test('SEC-13 the policy lets the counter run and report, and nothing else of other sites', async ({ request }) => {
  const policyOf = async (site: string) => (await request.get(site)).headers()['content-security-policy'] ?? '';
  const policy = await policyOf(host.origin);
  const sample = await policyOf('/');
  expect(sample).not.toContain('http');
  const without = policy.replace(` ${VISIT_COUNTER.script}`, '').replace(` ${VISIT_COUNTER.reportsTo}`, '');
  expect(without.replace(/sha256-[^']+/, '')).toBe(sample.replace(/sha256-[^']+/, ''));
  expect(policy).toMatch(/script-src [^;]+ https:\/\/counter\.test\/count\.js;/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/reports\.test;/);
});

for (const fault of ['blocked', 'slow', 'failing'] as const) {
  test(`REL-21 a counter that is ${fault} changes nothing on the page`, async ({ page }) => {
    await page.route(VISIT_COUNTER.script, (route) => {
      if (fault === 'blocked') return route.abort();
      if (fault === 'failing') return route.fulfill({ headers: ANYWHERE, contentType: 'text/javascript', body: 'throw new Error()' });
      return undefined; // Never answers.
    });
    await page.goto(host.origin, { waitUntil: 'commit' });
    await appReady(page);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('script[src^="https://counter.test"]')).toBeAttached();
  });
}
