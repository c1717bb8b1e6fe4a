import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { complaints, expectHeading, navLink, open } from '../support/app.ts';
import { buildSite, temporaryFolder } from '../support/build-site.ts';
import { HOME, PAGES } from '../support/pages.ts';
import { serve } from '../support/serve.ts';

const BASE = '/some-repo/';

test('REL-20 the same walk passes on a site published below a path', async ({ page }) => {
  test.setTimeout(60_000);
  const folder = temporaryFolder('base');
  const host = await serve(buildSite({ out: join(folder, 'dist'), siteUrl: `https://skye.example.com${BASE}` }), BASE);
  const found = complaints(page);
  for (const { route, heading } of PAGES) {
    await open(page, host.origin + BASE + route.slice(1));
    await expectHeading(page, heading);
  }
  await navLink(page, 'ABOUT').click();
  await expect(page).toHaveURL(`${host.origin}${BASE}about`);
  await navLink(page, 'HOME').click();
  await expect(page).toHaveURL(host.origin + BASE);
  await page.getByRole('link', { name: 'View Case Study Suncoast Patios' }).click();
  await expect(page).toHaveURL(`${host.origin}${BASE}suncoastpatios`);
  await page.goBack();
  await expectHeading(page, HOME.heading);
  const lost = await page.goto(`${host.origin}${BASE}a/b/c`);
  expect(lost?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(host.origin + BASE);
  expect(found).toEqual([]);
  await host.close();
  rmSync(folder, { recursive: true });
});
