import { expect, test } from '@playwright/test';
import { backgroundOf, navLink, open } from '../../support/app.ts';

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
