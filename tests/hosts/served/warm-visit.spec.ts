import { expect, test } from '@playwright/test';
import { appReady } from '../../support/app.ts';
import { PAGES } from '../../support/pages.ts';
import { proxyTo } from '../support/proxy.ts';

test('SCALE-02 a warm visit costs one conditional request for each page view', async ({ context, baseURL }) => {
  test.setTimeout(60_000);
  const proxy = await proxyTo(baseURL ?? '');
  const visit = async (route: string) => {
    const page = await context.newPage();
    await page.goto(proxy.origin + route);
    await appReady(page);
    await page.waitForLoadState('networkidle');
    await page.close();
  };
  for (const { route } of PAGES) await visit(route);
  expect(proxy.seen.length).toBeGreaterThan(PAGES.length * 2);
  proxy.seen.length = 0;
  for (const { route } of PAGES) await visit(route);
  expect(proxy.seen).toEqual(PAGES.map(({ route }) => `${route} 304`));
  proxy.close();
});
