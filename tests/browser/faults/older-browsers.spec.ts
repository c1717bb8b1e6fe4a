import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { browserErrors, expectHeading, navLink, uncaught } from '../../support/page/app.ts';
import { ABOUT, ALL_PAGES } from '../../support/sites/pages.ts';

const APP = /\/assets\/hashed\/(?!loader)[^/]+\.js$/;

/** How the app's code, which is written for current browsers, fails in an older one. */
const FAULTS: Record<string, (code: string) => string> = {
  'can not read the code': (code) => `${code}\nlet let;`,
  'lacks a feature that the code needs at its start': (code) => `${code}\nArray.prototype.addedLastYear();`,
};

/** `npm run check` tries one fault on each page; `npm run check:long` tries every fault on every page. */
const AGES = Object.values(FAULTS);
const RUNS = [
  { tag: [], what: 'is too old for the app in one way or the other', ageOf: (index: number) => AGES[index % AGES.length] },
  ...Object.entries(FAULTS).map(([what, age]) => ({ tag: ['@long'], what, ageOf: () => age })),
];

for (const { tag, what, ageOf } of RUNS) {
  test(`REL-09 a browser that ${what}: pages are complete, links work, no control without a function is shown`, { tag }, async ({
    page,
  }) => {
    const found = browserErrors(page);
    let age: ((code: string) => string) | undefined;
    let aged = 0;
    await page.route(APP, (route) => {
      aged++;
      const code = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8');
      return route.fulfill({ contentType: 'text/javascript', body: age?.(code) ?? '' });
    });
    for (const [index, { route, heading }] of ALL_PAGES.entries()) {
      age = ageOf(index);
      await page.goto(route);
      await expect(page.locator('html:not([data-js])'), route).toBeAttached();
      await expectHeading(page, heading);
      await expect(page.getByRole('button'), route).toHaveCount(0);
      await expect(page.locator('html'), route).toHaveAttribute('data-motion', 'paused');
    }
    expect(aged).toBeGreaterThan(ALL_PAGES.length);
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, ABOUT.heading);
    expect(uncaught(found)).toEqual([]);
  });
}
