import { expect, type Page, test } from '@playwright/test';
import { browserErrors, expectHeading, holdFiles, nextFrame, open, uncaught } from '../../support/page/app.ts';
import { isSameDocument, markDocument, press } from '../../support/page/navigation.ts';
import { CASE_STUDIES, HOME } from '../../support/sites/pages.ts';

const STYLE_SHEETS = /\.css$/;
const [FIRST, SECOND] = CASE_STUDIES as [(typeof CASE_STUDIES)[0], (typeof CASE_STUDIES)[0]];

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const start of [HOME.route, SECOND.route]) {
  test(`from ${start} to a case study the old page stays until every stylesheet is there`, async ({ page }) => {
    await open(page, FIRST.route);
    const height = await heightOf(page);
    await open(page, start);
    await markDocument(page);
    const before = await page.title();
    const asked = page.waitForRequest(STYLE_SHEETS);
    const release = await holdFiles(page, STYLE_SHEETS);
    await press(page, FIRST.route);
    await asked;
    await nextFrame(page);
    await expect(page).toHaveTitle(before);
    release();
    await expectHeading(page, FIRST.heading);
    expect(await heightOf(page), 'it looks as when it is opened by its address').toBe(height);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('REL-03 a stylesheet that does not arrive does not keep the page back', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, '/');
  await markDocument(page);
  await page.route(STYLE_SHEETS, (route) => route.abort());
  await press(page, FIRST.route);
  await expectHeading(page, FIRST.heading);
  expect(await isSameDocument(page)).toBe(true);
  expect(uncaught(found)).toEqual([]);
});
