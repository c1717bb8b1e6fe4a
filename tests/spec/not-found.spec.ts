import { expect, test } from '@playwright/test';
import { complaints, expectHeading, open } from '../support/app.ts';
import { HOME } from '../support/pages.ts';

for (const path of ['/nope', '/a/b/c', '/about/x', '/assets/none.js']) {
  test(`${path} answers with status 404 and a page that leads on`, async ({ page }) => {
    const found = complaints(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expectHeading(page, 'Lost in the clouds');
    await expect(page.getByRole('main')).toContainText('That page could not be found.');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
    await expectHeading(page, HOME.heading);
    expect(found).toEqual([]);
  });
}

test('the page for wrong addresses leads to the contact page too', async ({ page }) => {
  await open(page, '/nope');
  await page.getByRole('link', { name: 'Contact me about it' }).click();
  await expect(page).toHaveURL('/contact');
});
