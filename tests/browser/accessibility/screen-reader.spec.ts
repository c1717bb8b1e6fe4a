import { expect, test } from '@playwright/test';
import { open } from '../../support/page/app.ts';

// With motion, the letters of the greeting and the copies of the marquee are visible but must not be read aloud.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// After a change, check that the new tree makes sense when read aloud, then update it: npm test browser -- --update-snapshots

test('A11Y-08 A11Y-14 A11Y-16 the accessibility tree of home matches its snapshot while letters rise and a tooltip is shown', async ({
  page,
}) => {
  await open(page, '/');
  await page.locator('.greeting').evaluate((greeting) => {
    const animations = greeting.getAnimations({ subtree: true });
    if (animations.length === 0) throw new Error('No letter is animated.');
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
  });
  await page.locator('.slide[data-current]').hover(); // This also pauses the carousel.
  await expect(page.locator('.carousel .cursor-tooltip')).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});

test('A11Y-15 A11Y-16 the accessibility tree of a case study matches its snapshot, with each marquee picture once', async ({ page }) => {
  await open(page, '/suncoastpatios');
  await expect(page.locator('.marquee-copy').last()).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'case-study.aria.yml' });
});

test('A11Y-15 the accessibility tree of the contact page matches its snapshot', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'contact.aria.yml' });
});
