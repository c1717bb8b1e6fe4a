import { expect, test } from '@playwright/test';
import { openWhole } from '../../support/a11y/page-states.ts';
import { backgroundOf, navLink, open } from '../../support/page/app.ts';
import { brokenWords } from '../../support/page/layout.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

test('the current page is marked in the navigation, and the background follows from the sky to the other pages and back', async ({
  page,
}) => {
  await open(page, '/');
  await navLink(page, 'ABOUT').click();
  await expect(navLink(page, 'ABOUT')).toHaveAttribute('aria-current', 'page');
  await expect(navLink(page, 'HOME')).not.toHaveAttribute('aria-current');
  await expect.poll(() => backgroundOf(page, 'html')).toBe('rgb(251, 244, 228)');
  await navLink(page, 'CONTACT').click();
  await expect(navLink(page, 'CONTACT')).toHaveAttribute('aria-current', 'page');
  await expect(navLink(page, 'ABOUT')).not.toHaveAttribute('aria-current');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => backgroundOf(page, 'html')).toBe('rgb(169, 218, 244)');
});

test('A11Y-11 at 320 px no word is broken, a count stays with its number, and the footer keeps to one row of links', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { route } of ALL_PAGES) {
    await openWhole(page, route);
    expect.soft(await brokenWords(page), route).toEqual([]);
    const rows = await page
      .locator('.footer-links a')
      .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
    expect.soft(rows, `${route}: the links of the footer`).toBe(1);
    if (route !== '/') continue;
    const lines = await page.locator('.carousel-count').evaluate((count) => count.getClientRects().length);
    expect.soft(lines).toBe(1);
  }
});
