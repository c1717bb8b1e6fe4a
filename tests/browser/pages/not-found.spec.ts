import { expect, test } from '@playwright/test';
import { browserErrors, expectHeading } from '../../support/page/app.ts';
import { HOME } from '../../support/sites/pages.ts';

test('a wrong address returns status 404 and a page with links to home and contact', { tag: '@§8.3' }, async ({ page }) => {
  const found = browserErrors(page);
  for (const [path, link, address] of [
    ['/nope', 'Back to home', '/'],
    ['/a/b/c', 'Contact me about it', '/contact'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expectHeading(page, 'Lost in the clouds');
    await expect(page.getByRole('main')).toContainText('That page could not be found.');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expectHeading(page, address === '/' ? HOME.heading : 'Get in touch (Click to copy)');
  }
  expect(found).toEqual([]);
});
