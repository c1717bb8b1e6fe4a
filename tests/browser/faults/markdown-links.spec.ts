import { expect, test } from '@playwright/test';
import { browserErrors, expectHeading, open } from '../../support/page/app.ts';
import { CASE_STUDY } from '../../support/sites/markdown-links.ts';
import { ABOUT } from '../../support/sites/pages.ts';
import { serve } from '../../support/sites/serve.ts';
import { SITES } from '../../support/sites/sites.ts';

/** Sites whose About page and first case study link to each other in their Markdown. */
const LINKED_SITES = [
  {
    site: SITES.otherOwner,
    about: 'Still more about me',
    caseStudy: {
      path: 'harbour-tides',
      heading: 'Harbour Tides: Donaudampfschifffahrtsgesellschaft and the tide on one wet phone',
    },
  },
  { site: SITES.belowPath, about: ABOUT.heading, caseStudy: { path: CASE_STUDY.route.slice(1), heading: CASE_STUDY.heading } },
];

for (const { site, about, caseStudy } of LINKED_SITES) {
  test(`SEO-06 links written in Markdown open without a page load, on a site at ${site.base}`, async ({ page }) => {
    const host = await serve(site.dist, site.base);
    const found = browserErrors(page);
    await open(page, host.origin + site.base + caseStudy.path);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const { path, heading } of [{ path: 'about', heading: about }, caseStudy]) {
      await page.getByRole('link', { name: 'another page', exact: true }).click();
      await expectHeading(page, heading);
      await expect(page).toHaveURL(host.origin + site.base + path);
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(found).toEqual([]);
    await host.close();
  });
}
