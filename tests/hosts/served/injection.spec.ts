import type { Page } from '@playwright/test';
import { proxyTo } from '../support/proxy.ts';
import { HOSTS } from '../support/start/commands.ts';
import { expect, test } from '../support/start/test.ts';
import { violations } from '../support/violations.ts';

const INJECTED = [
  '<script>window.injected = (window.injected ?? []).concat("script")</script>',
  '<img src="/none.png" onerror="window.injected = (window.injected ?? []).concat(\'onerror\')">',
  '<a id="bait" href="javascript:void (window.injected = (window.injected ?? []).concat(\'address\'))">bait</a>',
].join('');

const inject = (html: string) => html.replace('</body>', `${INJECTED}</body>`);

/** Which of the three injections have run so far. */
const ran = (page: Page) => page.evaluate(() => (window as unknown as { injected?: string[] }).injected?.toSorted() ?? []);

for (const host of HOSTS) {
  test.describe(host, { tag: host === 'nginx' ? [] : '@long' }, () => {
    test.use({ host });

    test(`SEC-08 ${host}: an injected script, an image with onerror and a script address do not run`, async ({ page, baseURL }) => {
      const refused = await violations(page);
      const site = await proxyTo(baseURL, { rewrite: inject });
      await page.goto(site.origin);
      await page.locator('#bait').evaluate((link: HTMLElement) => link.click());
      // The browser reports each script that it blocks: after the third report none is left that could run.
      await expect.poll(() => refused.toSorted()).toEqual(['script-src-attr inline', 'script-src-elem inline', 'script-src-elem inline']);
      expect(await ran(page)).toEqual([]);
      site.close();
    });

    test(`SEC-08 ${host}: the same injections do run without the policy, so the test of them can fail`, async ({ page, baseURL }) => {
      const site = await proxyTo(baseURL, { rewrite: inject, without: 'content-security-policy' });
      await page.goto(site.origin);
      await page.locator('#bait').evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => ran(page)).toEqual(['address', 'onerror', 'script']);
      site.close();
    });
  });
}
