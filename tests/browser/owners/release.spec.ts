import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { appReady, browserErrors, expectHeading, open, uncaught } from '../../support/page/app.ts';
import { HOME } from '../../support/sites/pages.ts';
import { SITES } from '../../support/sites/sites.ts';

/** Links of the home page, and the headings they lead to in the next release, whose text is in ⟦ ⟧. */
const LINKS = [
  { target: 'a page', link: 'ABOUT', heading: '⟦More about me⟧' },
  { target: 'a case study', link: 'View Case Study WeHike', heading: '⟦WeHike⟧' },
];

/** From now on the host has only the files of the next release. */
async function release(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const names = pathname === '/' ? ['/index.html'] : [`${pathname}.html`, pathname];
    const path = names.map((name) => SITES.pseudo.dist + name).find(existsSync);
    return path ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}

for (const { target, link, heading } of LINKS) {
  test(`REL-01 a tab left open during a release reaches ${target} with at most two page loads, and Back returns home`, async ({ page }) => {
    const found = browserErrors(page);
    await open(page, '/');
    await expectHeading(page, HOME.heading);
    await release(page);
    let loads = 0;
    page.on('load', () => loads++);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await appReady(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(loads).toBeLessThanOrEqual(2);
    await page.goBack();
    await expectHeading(page, '⟦G’day, I’m ⟦Skye⟧.⟧');
    expect(uncaught(found)).toEqual([]);
  });
}
