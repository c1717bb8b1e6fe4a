import { expect, test } from '@playwright/test';
import { open } from '../../support/page/app.ts';

// With motion: the letters of the greeting and the copies of the marquee are visible then, and must not be read aloud.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// After a change, read the stored tree as a person would hear it. If it is right: npm test browser -- --update-snapshots

test('A11Y-08 A11Y-14 A11Y-16 home is read aloud as its stored tree says, while letters rise and a tooltip is shown', async ({ page }) => {
  await open(page, '/');
  await page.locator('.greeting').evaluate((greeting) => {
    const rising = greeting.getAnimations({ subtree: true });
    if (rising.length === 0) throw new Error('No letter rises.');
    for (const letter of rising) {
      letter.pause();
      letter.currentTime = 0;
    }
  });
  await page.locator('.slide[data-current]').hover(); // This also stops the carousel.
  await expect(page.locator('.cursor-tooltip')).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});

test('A11Y-15 A11Y-16 a case study is read aloud as its stored tree says, with each picture of the marquee once', async ({ page }) => {
  await open(page, '/suncoastpatios');
  await expect(page.locator('.marquee-copy').last()).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'case-study.aria.yml' });
});

test('A11Y-15 the contact page is read aloud as its stored tree says', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'contact.aria.yml' });
});
