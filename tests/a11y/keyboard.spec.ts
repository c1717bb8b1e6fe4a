import { expect, type Page, test } from '@playwright/test';
import { site } from '../../content/site.ts';
import { navLink, open } from '../support/app.ts';
import { titleOf } from '../support/pages.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures of the project Suncoast Patios' });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-03 the carousel is stopped, turned and followed with the keyboard alone', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Pause animations' }).focus();
    await press(page, 'Tab');
    await expect(carousel(page).getByRole('button', { name: 'Pause the carousel' })).toBeFocused();
    await press(page, 'Space');
    await expect(carousel(page).getByRole('button', { name: 'Play the carousel' })).toBeFocused();
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await press(page, 'Tab', 'Tab', 'Enter');
    await expect(carousel(page).getByRole('group', { name: '2 of 2' })).toBeVisible();
    await expect(carousel(page).getByRole('group', { name: '1 of 2' })).toBeHidden();
    await press(page, 'Tab', 'Enter');
    await expect(page).toHaveURL('/suncoastpatios');
  });

  test('A11Y-04 the chip stops and starts what moves with the keyboard alone', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Pause animations' }).focus();
    await press(page, 'Space');
    await expect(page.getByRole('button', { name: 'Play animations' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    await expect(carousel(page).getByRole('button', { name: 'Play the carousel' })).toBeVisible();
    await press(page, 'Enter');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'running');
  });
});

test('A11Y-06 the display mode is switched with Enter and Space, and its button says which is on', async ({ page }) => {
  await open(page, '/about');
  await navLink(page, 'CONTACT').focus();
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('button', { name: 'Dark mode', pressed: true })).toBeFocused();
  await press(page, 'Space');
  await expect(page.getByRole('button', { name: 'Dark mode', pressed: false })).toBeFocused();
});

test('A11Y-06 the text version of the resume is opened and closed with Enter and Space', async ({ page }) => {
  await open(page, '/resume');
  await page.locator('summary').focus();
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await expect(page.locator('.resume-text')).toBeVisible();
    await press(page, key);
    await expect(page.locator('.resume-text')).toBeHidden();
  }
});

for (const [key, edge] of [
  ['ArrowUp', 'top'],
  ['ArrowDown', 'bottom'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
] as const) {
  test(`A11Y-12 ${key} moves the heading as far as the ${edge} of the window, Escape brings it back`, async ({ page }) => {
    await open(page, '/contact');
    const heading = page.getByRole('heading', { level: 1 }).getByRole('button');
    const box = () => heading.evaluate((element) => element.getBoundingClientRect().toJSON() as Record<typeof edge, number>);
    await heading.focus();
    const before = await box();
    await press(page, ...Array<string>(100).fill(key));
    const after = await box();
    const limit = { top: 0, left: 0, bottom: 900, right: 1440 }[edge];
    expect(after[edge]).not.toBe(before[edge]);
    expect(Math.abs(after[edge] - limit)).toBeLessThan(16);
    await press(page, 'Escape');
    expect(await box()).toEqual(before);
  });
}

test('A11Y-13 Enter on the address copies it, and focus stays there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.accept();
  });
  await open(page, '/contact');
  await page.getByRole('heading', { level: 1 }).getByRole('button').focus();
  await press(page, 'Tab', 'Enter');
  await expect.poll(() => alerts).toEqual(['Copied!']);
  await expect(page.getByRole('button', { name: site.owner.email })).toBeFocused();
});

test('A11Y-09 after Enter on a link, and after Back, Tab leads into the new page, and its title was said once', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('status').evaluate((region) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const watcher = new MutationObserver(() => said.push(region.textContent ?? ''));
    watcher.observe(region, { childList: true, characterData: true, subtree: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await navLink(page, 'CONTACT').focus();
  await press(page, 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(said).toEqual([titleOf('Contact')]);
  await press(page, 'Tab');
  await expect(page.getByRole('heading', { level: 1 }).getByRole('button')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(said).toEqual([titleOf('Contact'), titleOf('About')]);
  await press(page, 'Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact me' })).toBeFocused();
});
