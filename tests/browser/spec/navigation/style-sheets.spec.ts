import { expect, type Page, type Route, test } from '@playwright/test';
import { scrollPastFigures } from '../../../support/figures/figures.ts';
import { appReady, browserErrors, drawn, expectHeading, holdFiles, navLink, open, uncaught } from '../../../support/page/app.ts';
import { isSameDocument, markDocument } from '../../../support/page/navigation.ts';
import { ABOUT, CASE_STUDIES, HOME } from '../../../support/sites/pages.ts';

const STYLE_SHEETS = /\.css$/;
const [FIRST, SECOND] = CASE_STUDIES as [(typeof CASE_STUDIES)[0], (typeof CASE_STUDIES)[0]];

/** Clicks the link by script: a pointer over it would start to fetch files early. */
const press = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** What is on the screen: which page, its height, and how far down it is scrolled. */
interface Look {
  title: string;
  height: number;
  top: number;
}

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => ({ title: document.title, height: document.documentElement.scrollHeight, top: Math.round(scrollY) }));

/** Scrolls to the end of a page, past its figures, which start on the way. */
async function lookAtEnd(page: Page): Promise<Look> {
  await scrollPastFigures(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await drawn(page);
  return look(page);
}

/** Notes the look of the next page in its first frame. */
async function watchFirstFrame(page: Page): Promise<() => Promise<Look | undefined>> {
  const noted = await page.evaluateHandle(() => {
    const frames: Look[] = [];
    const before = document.querySelector('h1');
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1') === before) return;
      observer.disconnect();
      // Called after the page has been changed and scrolled, and just before the browser paints it.
      requestAnimationFrame(() =>
        frames.push({ title: document.title, height: document.documentElement.scrollHeight, top: Math.round(scrollY) }),
      );
    }).observe(document.body, { childList: true, subtree: true });
    return frames;
  });
  return async () => (await noted.jsonValue())[0];
}

/**
 * Goes to a page while its style sheets arrive one after another. The old page must stay until the last of them, and the new one must
 * be in its place in its first frame.
 */
async function expectToWait(page: Page, { go, sheets, whole }: { go: () => Promise<unknown>; sheets: number; whole: Look }): Promise<void> {
  const held: Route[] = [];
  await page.route(STYLE_SHEETS, (route) => void held.push(route));
  const before = await look(page);
  const firstFrame = await watchFirstFrame(page);
  await go();
  for (let sheet = 1; sheet <= sheets; sheet++) {
    await expect.poll(() => held.length, `style sheet ${sheet} is asked for`).toBeGreaterThan(0);
    await drawn(page);
    expect(await look(page), `the old page, before style sheet ${sheet} of ${sheets}`).toEqual(before);
    const [next] = held.splice(0, 1) as [Route];
    const arrived = page.waitForResponse(next.request().url());
    await next.continue();
    await (await arrived).finished();
  }
  await expect.poll(firstFrame, 'in its first frame').toEqual(whole);
  await page.unrouteAll();
  await drawn(page);
  expect(await look(page), 'later').toEqual(whole);
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const { route, heading } of CASE_STUDIES) {
      test(`the old page stays until every style sheet of ${route} is there, and then nothing moves`, async ({ page }) => {
        await open(page, route);
        const whole = await look(page);
        await open(page, '/');
        await markDocument(page);
        await expectToWait(page, { go: () => press(page, route), sheets: 3, whole });
        expect(await isSameDocument(page)).toBe(true);
      });

      // `npm run check` goes back and forward on one page and width; `npm run check:long` on all.
      const tag = route === FIRST.route && width === 1280 ? [] : ['@long'];

      test(`A11Y-09 Back and Forward lead to the place on ${route}, whenever its style sheets arrive`, { tag }, async ({ page }) => {
        await open(page, '/');
        await press(page, route);
        await expectHeading(page, heading);
        const whole = await lookAtEnd(page);
        await page.goBack();
        await expectHeading(page, HOME.heading);
        await page.reload(); // Now nothing of the page is loaded.
        await appReady(page);
        await expectToWait(page, { go: () => page.goForward(), sheets: 3, whole });

        await page.reload(); // Now the page comes from the server.
        await appReady(page);
        await press(page, '/');
        await expectHeading(page, HOME.heading);
        await expectToWait(page, { go: () => page.goBack(), sheets: 3, whole });
      });
    }
  });
}

test('from one case study to the next the style sheets that both have stay', async ({ page }) => {
  await open(page, SECOND.route);
  const { height } = await look(page);
  await open(page, FIRST.route);
  await markDocument(page);
  await press(page, SECOND.route);
  await expectHeading(page, SECOND.heading);
  await drawn(page);
  expect((await look(page)).height).toBe(height);
  expect(await isSameDocument(page)).toBe(true);
});

for (const [fault, answer] of Object.entries({
  'does not arrive': (route: Route) => route.abort(),
  'is not to be had': (route: Route) => route.fulfill({ status: 404 }),
})) {
  test(`REL-03 a style sheet that ${fault} does not keep the page back, and the next visit of the page has it`, async ({ page }) => {
    await open(page, FIRST.route);
    const { height } = await look(page);
    const found = browserErrors(page);
    await open(page, '/');
    await markDocument(page);
    await page.route(STYLE_SHEETS, answer);
    for (const { route, heading } of CASE_STUDIES) {
      await press(page, route);
      await expectHeading(page, heading);
    }
    await navLink(page, 'ABOUT').click();
    await expectHeading(page, ABOUT.heading);
    expect(uncaught(found)).toEqual([]);

    await page.unroute(STYLE_SHEETS);
    await press(page, '/');
    await expectHeading(page, HOME.heading);
    await press(page, FIRST.route);
    await expectHeading(page, FIRST.heading);
    await drawn(page);
    expect((await look(page)).height).toBe(height);
    expect(await isSameDocument(page)).toBe(true);
  });
}

/** Goes from home to a case study whose style sheets do not arrive before the returned function is called. */
async function leaveWaiting(page: Page): Promise<() => void> {
  await open(page, '/');
  await markDocument(page);
  const asked = page.waitForRequest(STYLE_SHEETS);
  const release = await holdFiles(page, STYLE_SHEETS);
  await press(page, FIRST.route);
  await asked;
  return release;
}

test('a link that is pressed while a page waits for its style sheets leads to its own page, and Back to the one that waited', async ({
  page,
}) => {
  await open(page, FIRST.route);
  const { height } = await look(page);
  const release = await leaveWaiting(page);
  await drawn(page);
  await expectHeading(page, HOME.heading);
  await navLink(page, 'ABOUT').click();
  await expectHeading(page, ABOUT.heading);
  release();
  await drawn(page);
  await expectHeading(page, ABOUT.heading);
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectHeading(page, FIRST.heading);
  await drawn(page);
  expect((await look(page)).height).toBe(height);
  await page.goBack();
  await expectHeading(page, HOME.heading);
  expect(await isSameDocument(page)).toBe(true);
});

test('a navigation that is stopped while its style sheets are fetched ends on the page that the address names', async ({ page }) => {
  const release = await leaveWaiting(page);
  await page.evaluate(() => stop());
  await expectHeading(page, FIRST.heading);
  await expect(page).toHaveURL(FIRST.route);
  release();
  expect(await isSameDocument(page)).toBe(true);
});
