import { expect, type Page, test } from '@playwright/test';
import { expectHeading, holdFiles, nextFrame, open } from '../../support/page/app.ts';
import { clickLink, isSameDocument, markDocument } from '../../support/page/navigation.ts';
import { CASE_STUDIES } from '../../support/sites/pages.ts';

const STYLESHEETS = /\.css$/;
const [FIRST] = CASE_STUDIES as [(typeof CASE_STUDIES)[0]];

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the old page stays until the stylesheet of a demo on the next page has loaded', async ({ page }) => {
  await open(page, FIRST.route);
  const height = await heightOf(page);
  await open(page, '/');
  await markDocument(page);
  const before = await page.title();
  const requested = page.waitForRequest(STYLESHEETS);
  const release = await holdFiles(page, STYLESHEETS);
  await clickLink(page, FIRST.route);
  await requested;
  await nextFrame(page);
  await expect(page).toHaveTitle(before);
  release();
  await expectHeading(page, FIRST.heading);
  expect(await heightOf(page), 'the layout is the same as when it is opened directly').toBe(height);
  expect(await isSameDocument(page)).toBe(true);
});

test('REL-03 a stylesheet that fails to load does not block the page', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  await page.route(STYLESHEETS, (route) => route.abort());
  await clickLink(page, FIRST.route);
  await expectHeading(page, FIRST.heading);
  expect(await isSameDocument(page)).toBe(true);
});
