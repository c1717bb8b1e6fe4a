import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { startFigures } from '../support/figures.ts';
import { ALL_PAGES } from '../support/pages.ts';

/** Controls that take no text. */
const NOT_TEXT = ['button', 'checkbox', 'image', 'radio', 'range', 'reset', 'submit'].map((type) => `[type=${type}]`).join(', ');

for (const { route } of ALL_PAGES) {
  test(`OWN-10 ${route} has no text field, no form and nothing to fill in, every figure at work`, async ({ page }) => {
    await open(page, route);
    await startFigures(page);
    const fields = page.locator(
      `input:not(${NOT_TEXT}), textarea, select, form, [contenteditable], [role=textbox], [role=searchbox], [role=combobox]`,
    );
    expect(await fields.evaluateAll((all) => all.map((field) => field.outerHTML))).toEqual([]);
    await expect(page.locator('[required], [pattern], [aria-invalid], [aria-required]')).toHaveCount(0);
    expect(await page.locator('.figure').count()).toBe(await page.locator('.figure-stage > .needs-js').count());
  });
}
