import { expect, test } from '@playwright/test';
import { ALL_PAGES } from '../../support/pages.ts';

test('SEC-10 no page asks anything of another origin, and none sets a cookie', async ({ page, context, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  for (const { route } of ALL_PAGES) {
    const response = await page.goto(route, { waitUntil: 'networkidle' });
    expect(await response?.headerValue('set-cookie'), route).toBeNull();
  }
  expect(asked.length).toBeGreaterThan(50);
  expect([...new Set(asked)]).toEqual([baseURL]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
