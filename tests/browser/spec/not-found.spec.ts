import { expect, test } from '@playwright/test';
import { browserErrors, expectHeading } from '../../support/page/app.ts';
import { HOME } from '../../support/sites/pages.ts';

test('a wrong address answers with status 404 and a page that leads on', { tag: ['@§8.3'] }, async ({ page }) => {
  const found = browserErrors(page);
  for (const path of ['/nope', '/a/b/c', '/about/x', '/assets/none.js']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expectHeading(page, 'Lost in the clouds');
    await expect(page.getByRole('main')).toContainText('That page could not be found.');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const contact = page.getByRole('link', { name: 'Contact me about it' });
    expect(await contact.evaluate((link) => (link as HTMLAnchorElement).pathname), path).toBe('/contact');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
    await expectHeading(page, HOME.heading);
  }
  await page.goto('/nope');
  await page.getByRole('link', { name: 'Contact me about it' }).click();
  await expect(page).toHaveURL('/contact');
  expect(found).toEqual([]);
});
