import { expect, test } from '@playwright/test';
import { expectHeading } from '../../support/page/app.ts';
import { HOME } from '../../support/sites/pages.ts';

test('a wrong address returns status 404 and a page with links to home and contact', { tag: '@§8.3' }, async ({ page }) => {
  const response = await page.goto('/a/b/c');
  expect(response?.status()).toBe(404);
  await expectHeading(page, 'Lost in the clouds');
  await expect(page.getByRole('main')).toContainText('That page could not be found.');
  await expect(page.getByRole('link', { name: 'Contact me about it' })).toHaveAttribute('href', '/contact');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
  await expectHeading(page, HOME.heading);
});
