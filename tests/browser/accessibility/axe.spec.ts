import { expect, test } from '@playwright/test';
import owner from '../../../sample/owner.json' with { type: 'json' };
import { axeViolations } from '../../support/a11y/axe.ts';
import { atRest, MODES, openWhole, switchTo, WIDTHS, widen } from '../../support/a11y/page-states.ts';
import { open } from '../../support/page/app.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-02 axe finds nothing wrong on home after it has been used, nor on the page that a link leads to', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Next picture' }).press('Enter');
    await expect(page.locator('.slide').nth(1)).toHaveAttribute('data-current', 'true');
    await page.getByRole('button', { name: 'Pause animations' }).press('Enter');
    await page.locator('.slide[data-current]').hover();
    await expect(page.locator('.cursor-tooltip')).toBeVisible();
    await atRest(page);
    expect.soft(await axeViolations(page), 'home').toEqual([]);

    await page.getByRole('link', { name: 'View Case Study WeHike' }).press('Enter');
    await expect(page.getByRole('status').first()).toHaveText(/WeHike/);
    await atRest(page);
    expect.soft(await axeViolations(page), 'the case study').toEqual([]);
  });

  test('A11Y-02 axe finds nothing wrong on the resume with its tooltip and its text version', async ({ page }) => {
    await open(page, '/resume');
    await page.locator('.resume-image').hover();
    await expect(page.locator('.cursor-tooltip')).toBeVisible();
    await page.locator('summary').press('Enter');
    await expect(page.locator('.resume-text')).toBeVisible();
    await atRest(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('A11Y-02 axe finds nothing wrong on the contact page once its heading and its button were pressed', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-write']);
    await open(page, '/contact');
    await page.getByRole('button', { name: /Get in touch/ }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops/);
    const alert = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await page.getByRole('button', { name: owner.email }).press('Enter');
    await alert;
    await atRest(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});

for (const [wish, contextOptions] of [
  ['motion', { reducedMotion: 'no-preference' }],
  ['reduced motion', { reducedMotion: 'reduce' }],
  ['forced colours', { reducedMotion: 'reduce', forcedColors: 'active' }],
] as const) {
  test.describe(`with ${wish}`, () => {
    test.use({ contextOptions });

    for (const { route } of ALL_PAGES) {
      test(`A11Y-01 axe finds nothing wrong with ${route} in either mode at any width`, { tag: '@long' }, async ({ page }) => {
        await openWhole(page, route);
        for (const mode of MODES) {
          await switchTo(page, mode);
          for (const width of WIDTHS) {
            await widen(page, width);
            expect.soft(await axeViolations(page), `${mode}, ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}
