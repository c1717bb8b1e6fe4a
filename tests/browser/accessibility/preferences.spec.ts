import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/page/app.ts';

/** Cards and controls without a visible border. Their shadows and backgrounds may be gone. */
function elementsWithoutBorder(page: Page): Promise<string[]> {
  const selector = '.card, .technology, .testimonial, .round-link, .carousel-button, .drag, .thanks, .button, button';
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(element);
        return Number.parseFloat(borderTopWidth) < 1 || borderTopColor === 'rgba(0, 0, 0, 0)';
      })
      .map(({ className }) => className),
  );
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('A11Y-01 the sky is hidden, cards and controls have a border, and the link to the current page is underlined', async ({ page }) => {
    for (const route of ['/', '/about', '/suncoastpatios']) {
      await open(page, route);
      expect.soft(await elementsWithoutBorder(page), route).toEqual([]);
      await expect.soft(page.locator('svg:has(> use[href*=clouds]), .disc, .stars').filter({ visible: true }), route).toHaveCount(0);
    }
    await open(page, '/about');
    await expect(page.locator('.nav-link[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
  });

  test('A11Y-01 technology icons keep the white background they are made for, on a dark page too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    const icons = page.locator('.technology > img').filter({ visible: true });
    await expect(icons).toHaveCount(8);
    for (const icon of await icons.all()) {
      await expect.soft(icon).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect.soft(icon).not.toHaveAttribute('src', /#dark$/);
    }
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  test('A11Y-01 cards and controls have a border, and secondary text and lines are as dark as the rest', async ({ page }) => {
    await open(page, '/');
    expect.soft(await elementsWithoutBorder(page)).toEqual([]);
    await open(page, '/suncoastpatios');
    expect.soft(await elementsWithoutBorder(page)).toEqual([]);
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect.soft(page.locator('.overview dt').first()).toHaveCSS('color', ink);
    await expect.soft(page.locator('.overview')).toHaveCSS('border-bottom-color', ink);
  });
});
