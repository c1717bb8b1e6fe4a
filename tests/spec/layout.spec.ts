import { expect, test } from '@playwright/test';
import { backgroundOf, expectHeading, navLink, open } from '../support/app.ts';
import { ALL_PAGES, PAGES } from '../support/pages.ts';

for (const { route, heading } of ALL_PAGES) {
  test(`${route} shows its heading between the header and the footer`, async ({ page }) => {
    await open(page, route);
    await expectHeading(page, heading);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['HOME', 'ABOUT', 'CONTACT']);
    await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText(['About', 'Contact me', 'Resume']);
  });
}

test('the current page is marked in the navigation', async ({ page }) => {
  await open(page, '/about');
  await expect(navLink(page, 'ABOUT')).toHaveAttribute('aria-current', 'page');
  await expect(navLink(page, 'HOME')).not.toHaveAttribute('aria-current');
  await navLink(page, 'CONTACT').click();
  await expect(navLink(page, 'CONTACT')).toHaveAttribute('aria-current', 'page');
  await expect(navLink(page, 'ABOUT')).not.toHaveAttribute('aria-current');
});

test('the theme toggle stands at the top right', async ({ page }) => {
  await open(page, '/about');
  const toggle = await page.getByRole('button', { name: 'Dark mode' }).boundingBox();
  const link = await navLink(page, 'CONTACT').boundingBox();
  expect(toggle?.x).toBeGreaterThan((link?.x ?? 0) + (link?.width ?? 0) - 1);
  expect(toggle?.y).toBeLessThan(80);
});

test('the home page is sky blue in light mode and a darker navy in dark mode', async ({ page }) => {
  await open(page, '/');
  expect(await backgroundOf(page, 'html')).toBe('rgb(169, 218, 244)');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(() => backgroundOf(page, 'html')).toBe('rgb(10, 23, 48)');
});

for (const { route } of PAGES.slice(1)) {
  test(`${route} is light cream in light mode and navy in dark mode`, async ({ page }) => {
    await open(page, route);
    expect(await backgroundOf(page, 'html')).toBe('rgb(251, 244, 228)');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(() => backgroundOf(page, 'html')).toBe('rgb(17, 32, 62)');
  });
}

test('surfaces are off-white in light mode and slate grey in dark mode', async ({ page }) => {
  await open(page, '/');
  expect(await backgroundOf(page, 'article')).toBe('rgb(255, 253, 247)');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(() => backgroundOf(page, 'article')).toBe('rgb(39, 53, 76)');
});

test('the background follows a navigation from the sky to the other pages and back', async ({ page }) => {
  await open(page, '/');
  await navLink(page, 'ABOUT').click();
  await expect.poll(() => backgroundOf(page, 'html')).toBe('rgb(251, 244, 228)');
  await page.goBack();
  await expect.poll(() => backgroundOf(page, 'html')).toBe('rgb(169, 218, 244)');
});

for (const { route } of ALL_PAGES) {
  test(`A11Y-10 ${route}: the skip link is the first stop, becomes visible and leads to the main part`, async ({ page }) => {
    await open(page, route);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`A11Y-10 ${route}: one h1, no skipped heading level, unique landmarks, Australian English`, async ({ page }) => {
    await open(page, route);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveCount(2);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  });
}
