import { expect, test } from '@playwright/test';
import { CHROMIUM } from '../../../art/drawing/chromium.ts';
import { contact } from '../../../content/pages/contact.ts';
import { walk } from '../../hosts/support/walk.ts';
import { complaints, expectHeading, navLink } from '../../support/app.ts';
import { CASE_STUDIES, HOME } from '../../support/pages.ts';
import { serve } from '../../support/serve.ts';
import { SITES } from '../../support/sites.ts';

// The whole browser: its shell grants no clipboard.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, launchOptions: CHROMIUM });

const { dist, base: BASE } = SITES.belowPath;

test('REL-20 the same walk passes on a site published below a path', async ({ page }) => {
  const host = await serve(dist, BASE);
  const found = complaints(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await walk(page, host.origin + BASE.slice(0, -1));
  await expect.poll(() => alerts).toEqual([contact.copied]);
  await navLink(page, 'ABOUT').click();
  await expect(page).toHaveURL(`${host.origin}${BASE}about`);
  await navLink(page, 'HOME').click();
  await expect(page).toHaveURL(host.origin + BASE);
  await page.getByRole('link', { name: 'View Case Study Suncoast Patios' }).click();
  await expect(page).toHaveURL(`${host.origin}${BASE}suncoastpatios`);
  await expectHeading(page, CASE_STUDIES.find(({ route }) => route === '/suncoastpatios')?.heading ?? '');
  await page.goBack();
  await expectHeading(page, HOME.heading);
  const lost = await page.goto(`${host.origin}${BASE}a/b/c`);
  expect(lost?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(host.origin + BASE);
  expect(found).toEqual([]);
  await host.close();
});
