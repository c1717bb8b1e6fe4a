import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';

test('TESTIMONIALS shows two client cards, each with an avatar, a name with role, a website and a comment', async ({ page }) => {
  await open(page, '/');
  const section = page.locator('section[aria-labelledby=testimonials]');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('TESTIMONIALS');
  const cards = section.getByRole('figure');
  await expect(cards).toHaveCount(2);
  await section.scrollIntoViewIfNeeded();
  for (const [index, role] of ['marketing and project manager', 'product owner'].entries()) {
    const card = cards.nth(index);
    await expect(card.locator('figcaption strong')).toHaveText(new RegExp(`^\\S.*, ${role}$`));
    await expect(card.locator('figcaption')).toContainText('suncoastpatios');
    await expect(card.locator('blockquote')).toHaveText(/\w{2,}.*\./);
    await expect.poll(() => card.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
});

test('the home page ends with the same contact component as the contact page', async ({ page }) => {
  await open(page, '/contact');
  const component = page.locator('section.contact');
  const alone = (await component.innerHTML()).replace(/<\/?h1[^>]*>/g, '');
  await open(page, '/');
  const atHome = (await page.locator('section.contact').innerHTML()).replace(/<\/?h2[^>]*>/g, '');
  expect(atHome).toBe(alone);
  await expect(page.locator('main > :last-child').locator('section.contact')).toHaveCount(1);
});
