import { expect, test } from '@playwright/test';
import { open } from '../../support/app.ts';
import { ALL_PAGES } from '../../support/pages.ts';

test('SEC-09 every link to a new tab cuts the tie to this one, and tells a foreign site nothing', async ({ page, baseURL }) => {
  let count = 0;
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    const links = await page
      .locator('a[target=_blank]')
      .evaluateAll((all) => all.map((link) => ({ href: (link as HTMLAnchorElement).href, rel: link.getAttribute('rel') })));
    for (const { href, rel } of links) {
      expect(rel?.split(' '), `${route}: ${href}`).toContain('noopener');
      if (!href.startsWith(baseURL ?? '')) expect(rel?.split(' '), `${route}: ${href}`).toContain('noreferrer');
    }
    count += links.length;
  }
  expect(count).toBeGreaterThan(5);
});

test('SEC-09 in a tab that was opened there is no window.opener and no referrer', async ({ page, context, baseURL }) => {
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await open(page, '/suncoastpatios');
  const [tab] = await Promise.all([context.waitForEvent('page'), page.locator('a[target=_blank][href^="https:"]').first().click()]);
  await tab.waitForLoadState();
  expect(await tab.title()).toBe('elsewhere');
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});
