import { expect, type Page, test } from '@playwright/test';
import { siteThemeOf } from '../../../engine/theme/colours.ts';
import { SAMPLE } from '../../support/owners/sample.ts';
import { appReady, browserErrors, expectHeading, navLink, open } from '../../support/page/app.ts';
import { startDemos } from '../../support/page/demos.ts';
import { CASE_STUDIES, HOME } from '../../support/sites/pages.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const expectMode = (page: Page, mode: 'light' | 'dark') => expect(page.locator('html')).toHaveAttribute('data-theme', mode);
const visibleIcons = (page: Page) => toggle(page).locator('svg').filter({ visible: true });

test.describe('where the system prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the mode is light by default, the toggle shows a sun or a moon, and the choice is kept', {
    tag: ['@§1.2', '@§2.5', '@§3.5', '@§4.1'],
  }, async ({ page, context }) => {
    const { light, dark } = siteThemeOf(SAMPLE.theme).browserColours;
    const themeColour = page.locator('meta[name="theme-color"]');
    await open(page, '/');
    await expectMode(page, 'light');
    await expect(themeColour, 'OWN-07 the browser’s toolbars have the colour of the page').toHaveAttribute('content', light.home);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(visibleIcons(page).locator('*'), 'a sun: a disc and eight rays').toHaveCount(9);
    const other = await context.newPage();
    await open(other, '/contact');

    await toggle(page).press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(visibleIcons(page).locator('*'), 'a moon: one path').toHaveCount(1);
    await expect(themeColour).toHaveAttribute('content', dark.home);
    await expectMode(other, 'dark'); // A choice made in one tab reaches the other.
    await toggle(page).press('Space');
    await expectMode(page, 'light');
    await toggle(page).click();

    await navLink(page, 'ABOUT').click();
    await expectHeading(page, 'More about me');
    await expectMode(page, 'dark');
    await page.reload();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expectMode(page, 'dark');
    await expect(themeColour).toHaveAttribute('content', dark.page);
  });
});

test('REL-09 with storage blocked, the mode, the motion setting and the garden are kept during the visit', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse });
  });
  const found = browserErrors(page);
  await open(page, '/');
  await toggle(page).click();
  await page.getByRole('button', { name: 'Play animations' }).click();
  await page.getByRole('link', { name: 'View Case Study Mycelium' }).click();
  await expectHeading(page, CASE_STUDIES.at(-1)?.heading ?? '');
  await startDemos(page);
  const tile = page.getByRole('button', { name: /^Tile 3: / });
  await tile.click();
  await expect(tile).toHaveAccessibleName(/spores/);
  await navLink(page, 'HOME').click();
  await expectHeading(page, HOME.heading);
  await page.goBack();
  await expect(tile).toHaveAccessibleName(/spores/);
  await expectMode(page, 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'running');
  expect(found).toEqual([]);
});

test('REL-09 invalid values in storage are ignored, and the page works', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, '/about');
  for (const value of ['DARK', '{"default":"x"}']) {
    await page.evaluate((stored) => {
      for (const key of ['/theme', '/motion']) localStorage.setItem(key, stored);
      dispatchEvent(new StorageEvent('storage')); // As if another tab had written them.
    }, value);
    await expectMode(page, 'light');
    await page.reload();
    await appReady(page);
    await expectMode(page, 'light');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    await navLink(page, 'HOME').click();
    await expectHeading(page, HOME.heading);
    await page.goBack();
    await expectHeading(page, 'More about me');
  }
  expect(found).toEqual([]);
});
