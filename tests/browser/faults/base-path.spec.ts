import { expect, test } from '@playwright/test';
import { startFigures } from '../../support/figures/figures.ts';
import { appReady, browserErrors, expectHeading, navLink, open } from '../../support/page/app.ts';
import { ABOUT, CASE_STUDIES, HOME } from '../../support/sites/pages.ts';
import { serve } from '../../support/sites/serve.ts';
import { SITES } from '../../support/sites/sites.ts';

const { dist, base: BASE } = SITES.belowPath;
const CASE_STUDY = CASE_STUDIES[0] as (typeof CASE_STUDIES)[number];

test('REL-20 below a path, links, figures, Back and the page for wrong addresses lead to pages of the site', async ({ page }) => {
  const host = await serve(dist, BASE);
  const site = host.origin + BASE;
  const found = browserErrors(page);
  await open(page, site);
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
  await expect(page).toHaveURL(`${site}about`);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  await expect(page).toHaveURL(site);
  await page.getByRole('link', { name: `View Case Study ${CASE_STUDY.page}` }).click();
  await expectHeading(page, CASE_STUDY.heading);
  await expect(page).toHaveURL(site + CASE_STUDY.route.slice(1));
  await startFigures(page);
  await page.goBack();
  await expectHeading(page, HOME.heading);
  const lost = await page.goto(`${site}a/b/c`);
  expect(lost?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(site);
  await expectHeading(page, HOME.heading);
  await appReady(page);
  expect(found).toEqual([]);
  await host.close();
});
