import { expect, test } from '@playwright/test';
import { axeViolations } from '../../support/a11y/axe.ts';
import { finishAnimations, MODES, openFully, switchMode, WIDTHS, widen } from '../../support/a11y/page-states.ts';
import { SAMPLE } from '../../support/owners/sample.ts';
import { open } from '../../support/page/app.ts';
import { ALL_PAGES } from '../../support/sites/pages.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A11Y-02 axe finds no violation on home after its controls are used, nor on the case study opened from it', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Next picture' }).press('Enter');
    await expect(page.locator('.slide').nth(1)).toHaveAttribute('data-current', 'true');
    await page.getByRole('button', { name: 'Pause animations' }).press('Enter');
    await page.locator('.slide[data-current]').hover();
    await expect(page.locator('.carousel .cursor-tooltip')).toBeVisible();
    await finishAnimations(page);
    expect.soft(await axeViolations(page), 'home').toEqual([]);

    await page.getByRole('link', { name: 'View Case Study WeHike' }).press('Enter');
    await expect(page.getByRole('status').first()).toHaveText(/WeHike/);
    await finishAnimations(page);
    expect.soft(await axeViolations(page), 'the case study').toEqual([]);
  });

  test('A11Y-02 axe finds no violation on the resume with its tooltip and its text version open', async ({ page }) => {
    await open(page, '/resume');
    await page.locator('.resume-image').hover();
    await expect(page.locator('.cursor-tooltip')).toBeVisible();
    await page.locator('summary').press('Enter');
    await expect(page.locator('.resume-text')).toBeVisible();
    await finishAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('A11Y-02 axe finds no violation on the contact page after its heading and its button are pressed', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-write']);
    await open(page, '/contact');
    await page.getByRole('button', { name: /Get in touch/ }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oops/);
    const alert = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await page.getByRole('button', { name: SAMPLE.owner.email }).press('Enter');
    await alert;
    await finishAnimations(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});

for (const [preference, contextOptions] of [
  ['motion', { reducedMotion: 'no-preference' }],
  ['reduced motion', { reducedMotion: 'reduce' }],
  ['forced colours', { reducedMotion: 'reduce', forcedColors: 'active' }],
] as const) {
  test.describe(`with ${preference}`, () => {
    test.use({ contextOptions });

    for (const { route } of ALL_PAGES) {
      test(`A11Y-01 axe finds no violation on ${route} in either mode at any width`, { tag: '@long' }, async ({ page }) => {
        await openFully(page, route);
        for (const mode of MODES) {
          await switchMode(page, mode);
          for (const width of WIDTHS) {
            await widen(page, width);
            expect.soft(await axeViolations(page), `${mode}, ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}
