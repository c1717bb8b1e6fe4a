import { expect, test } from '@playwright/test';
import { open } from '../../../support/page/app.ts';

test('TESTIMONIALS shows two client cards, each with an avatar, a name with role, a website and a comment, above the same contact component as on the contact page', {
  tag: ['@§2.30', '@§2.31', '@§2.32', '@§9.3'],
}, async ({ page }) => {
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
  await expect(page.locator('main > :last-child').locator('section.contact')).toHaveCount(1);
  const component = async () => (await page.locator('section.contact').innerHTML()).replace(/<\/?h[12][^>]*>/g, '');
  const atHome = await component();
  await open(page, '/contact');
  expect(atHome).toBe(await component());
});
