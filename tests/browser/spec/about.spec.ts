import { expect, test } from '@playwright/test';
import { expectHeading, open } from '../../support/page/app.ts';

test('About shows its heading, a photo, intro paragraphs, three sections and a thank-you that invites software development opportunities', {
  tag: ['@§2.34', '@§2.35', '@§2.36'],
}, async ({ page }) => {
  await open(page, '/about');
  await expectHeading(page, 'More about me');
  const photo = page.getByRole('main').getByRole('img').first();
  await expect(photo).toHaveAccessibleName(/portrait/i);
  await expect.poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(await page.locator('.about-intro p').count()).toBeGreaterThanOrEqual(2);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['MY PHILOSOPHY', 'MY JOURNEY', 'AS A COLLEAGUE']);
  const thanks = page.getByRole('main').locator('.thanks');
  await expect(thanks).toContainText(/thank you/i);
  await expect(thanks).toContainText(/software development/);
  await thanks.getByRole('link').click();
  await expect(page).toHaveURL('/contact');
});

test('heading and first words are beside the portrait, in the same column as all other text; the picture ends where they end, above its caption', async ({
  page,
}) => {
  await open(page, '/about');
  for (const width of [861, 1100, 1101, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { picture, heading, words, caption, column } = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
      return {
        picture: boxOf('.portrait img'),
        heading: boxOf('h1'),
        words: boxOf('.about-words'),
        caption: boxOf('.portrait figcaption'),
        column: boxOf('.prose-section > .prose'),
      };
    });
    expect.soft(Math.abs(picture.bottom - words.bottom), `${width} px: level below`).toBeLessThanOrEqual(1);
    expect.soft(Math.abs(picture.top - heading.top), `${width} px: level above`).toBeLessThan(10);
    expect.soft([heading.left, words.left], `${width} px: one column`).toEqual([column.left, column.left]);
    expect.soft(column.left - picture.right, `${width} px: no more than a gap between them`).toBeLessThanOrEqual(96.5);
    expect.soft(caption.top, `${width} px: the caption below`).toBeGreaterThanOrEqual(picture.bottom);
  }
});
