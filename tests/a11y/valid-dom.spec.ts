import { expect, test } from '@playwright/test';
import { open } from '../support/app.ts';
import { countStates } from '../support/page-states.ts';
import { ALL_PAGES } from '../support/pages.ts';
import { htmlErrors } from '../support/valid-html.ts';

test('A11Y-18 every page is valid HTML once the app has taken over', async ({ page }, info) => {
  countStates(info, 'html-validate', ALL_PAGES.length);
  for (const { route } of ALL_PAGES) {
    await open(page, route);
    const html = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
    expect.soft(await htmlErrors(html, 'hydrated'), route).toEqual([]);
  }
});
