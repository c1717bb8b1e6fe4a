import { expect, test } from '@playwright/test';
import { complaints, expectHeading, navLink, open } from '../support/app.ts';
import { ALL_PAGES } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    }
  });
});

test('REL-09 with storage blocked every page works without an error', async ({ page }) => {
  const found = complaints(page);
  for (const { route, heading } of ALL_PAGES) {
    await open(page, route);
    await expectHeading(page, heading);
  }
  expect(found).toEqual([]);
});

test('REL-09 with storage blocked the display mode and the motion state last for the visit', async ({ page }) => {
  const found = complaints(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, 'More about me');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play animations' })).toBeVisible();
  expect(found).toEqual([]);
});
