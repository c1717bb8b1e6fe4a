import { expect, type Page, test } from '@playwright/test';
import { proxyTo } from '../support/proxy.ts';

const INJECTED = [
  '<script>window.injected = (window.injected ?? []).concat("script")</script>',
  '<img src="/none.png" onerror="window.injected = (window.injected ?? []).concat(\'onerror\')">',
  '<a id="bait" href="javascript:window.injected = [\'address\']">bait</a>',
].join('');

/** What ran of the three injections in a copy of the home page. */
async function whatRuns(page: Page, origin: string): Promise<string[]> {
  const missing = page.waitForResponse((response) => response.url().endsWith('/none.png'));
  await page.goto(origin);
  await missing;
  await page.waitForLoadState('networkidle');
  const ran = () => page.evaluate(() => (window as unknown as { injected?: string[] }).injected ?? []);
  const early = await ran();
  await page.locator('#bait').evaluate((link: HTMLElement) => link.click());
  await page.waitForTimeout(300);
  return [...new Set([...early, ...(await ran())])].sort();
}

const inject = (html: string) => html.replace('</body>', `${INJECTED}</body>`);

test('SEC-08 an injected script, an image with onerror and a script address do not run', async ({ page, baseURL }) => {
  const proxy = await proxyTo(baseURL ?? '', { rewrite: inject });
  expect(await whatRuns(page, proxy.origin)).toEqual([]);
  proxy.close();
});

test('SEC-08 the same injections do run without the policy: the test above can fail', async ({ page, baseURL }) => {
  const proxy = await proxyTo(baseURL ?? '', { rewrite: inject, without: 'content-security-policy' });
  expect(await whatRuns(page, proxy.origin)).toEqual(['address', 'onerror', 'script']);
  proxy.close();
});
