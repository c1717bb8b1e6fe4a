import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { complaints, expectHeading, navLink, uncaught } from '../support/app.ts';
import { ALL_PAGES } from '../support/pages.ts';

const APP = /\/assets\/(?!loader)[^/]+\.js$/;

/** What an older browser makes of the app's code, which is written for current ones. */
const FAULTS: Record<string, (code: string) => string> = {
  'can not read the code': (code) => `${code}\nlet let;`,
  'lacks a feature that the code needs at its start': (code) => `${code}\nArray.prototype.addedLastYear();`,
};

for (const [fault, age] of Object.entries(FAULTS)) {
  test(`REL-09 a browser that ${fault}: pages are complete, links work, no dead control is shown`, async ({ page }) => {
    const found = complaints(page);
    let aged = 0;
    await page.route(APP, (route) => {
      aged++;
      const code = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8');
      return route.fulfill({ contentType: 'text/javascript', body: age(code) });
    });
    for (const { route, heading } of ALL_PAGES) {
      await page.goto(route);
      await expect(page.locator('html:not([data-js])')).toBeAttached();
      await expectHeading(page, heading);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    }
    expect(aged).toBeGreaterThan(ALL_PAGES.length);
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, 'More about me');
    expect(uncaught(found)).toEqual([]);
  });
}
