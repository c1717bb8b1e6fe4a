import { expect, test } from '@playwright/test';
import { expectHeading, open } from '../../support/page/app.ts';

test('About shows a photo, an intro, three sections, and a thank-you that invites software development opportunities', {
  tag: ['@§2.34', '@§2.35', '@§2.36'],
}, async ({ page }) => {
  await open(page, '/about');
  await expectHeading(page, 'More about me');
  const photo = page.getByRole('main').getByRole('img').first();
  await expect(photo).toHaveAccessibleName(/portrait/i);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  expect(await page.locator('.about-intro p').count()).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['MY PHILOSOPHY', 'MY JOURNEY', 'AS A COLLEAGUE']);
  const thanks = page.getByRole('main').locator('.thanks');
  await expect(thanks).toContainText(/thank you/i);
  await expect(thanks).toContainText(/software development/);
  await expect(thanks.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '/resume');
  await thanks.getByRole('link').first().click();
  await expect(page).toHaveURL('/contact');
});
