import { expect, test } from '@playwright/test';
import { expectHeading, open } from '../support/app.ts';

test('About shows its heading, a photo and intro paragraphs', async ({ page }) => {
  await open(page, '/about');
  await expectHeading(page, 'More about me');
  const photo = page.getByRole('main').getByRole('img').first();
  await expect(photo).toHaveAccessibleName(/portrait/i);
  await expect.poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(await page.locator('.about-intro p').count()).toBeGreaterThanOrEqual(2);
});

test('About has the sections MY PHILOSOPHY, MY JOURNEY and AS A COLLEAGUE', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['MY PHILOSOPHY', 'MY JOURNEY', 'AS A COLLEAGUE']);
});

test('About closes with a thank-you that invites software development opportunities', async ({ page }) => {
  await open(page, '/about');
  const thanks = page.getByRole('main').locator('.thanks');
  await expect(thanks).toContainText(/thank you/i);
  await expect(thanks).toContainText(/software development/);
  await thanks.getByRole('link').click();
  await expect(page).toHaveURL('/contact');
});
