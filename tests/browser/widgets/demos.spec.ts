import { expect, type Page, test } from '@playwright/test';
import { intro as garden } from '../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { intro as crawler } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { intro as map } from '../../../sample/case-studies/wehike/converting-map/intro.ts';
import { labels } from '../../../schema/default-labels.ts';
import { fontsFirst, noteShifts } from '../../support/audit/shifts.ts';
import { backgroundOf, expectHeading, holdFiles, navLink, nextFrame, open } from '../../support/page/app.ts';
import { startDemos } from '../../support/page/demos.ts';

/**
 * Every demo, with two selectors for the element that must not move when the demo starts: in the placeholder, and in the running demo.
 * The names of its built files start with its name.
 */
const DEMOS = [
  { name: 'garden', route: '/mycelium', intro: garden, inPlaceholder: 'svg.garden-ground', inDemo: '.garden-board' },
  { name: 'map', route: '/wehike', intro: map, inPlaceholder: '.map-placeholder-surface', inDemo: '.map-surface' },
  { name: 'crawler', route: '/suncoastpatios', intro: crawler, inPlaceholder: '.crawler:not(.needs-js)', inDemo: '.crawler.needs-js' },
];
const fileOf = (name: string, extension: string) => new RegExp(`/assets/hashed/${name}-[^.]*\\.${extension}$`);
const demo = (page: Page) => page.locator('.demo');
const demoBody = (page: Page) => page.locator('.demo-body');
const runningDemo = (page: Page) => demoBody(page).locator('> .needs-js');

for (const { name, route, intro, inPlaceholder, inDemo } of DEMOS) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`REL-04 without scripts the ${name} is a picture with an explanation, and has no controls`, async ({ page }) => {
      await page.goto(route);
      await expect(demo(page).getByRole('img', { name: intro.alt })).toBeVisible();
      await expect(demo(page)).toContainText(intro.withoutScripts);
      await demo(page).getByText(labels.caseStudy.demo.how).click();
      for (const sentence of [intro.invitation, ...intro.how]) await expect(demo(page).getByText(sentence)).toBeVisible();
      await expect(demo(page).locator('button, input')).toHaveCount(0);
    });
  });

  test(`the ${name} starts exactly where its placeholder was, and nothing on the page moves`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await fontsFirst(page);
    const shifts = await noteShifts(page);
    const release = await holdFiles(page, fileOf(name, 'js'));
    await open(page, route);
    await demoBody(page).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await nextFrame(page);
    const before = (await demoBody(page).locator(inPlaceholder).boundingBox()) as DOMRect;
    const bodyBefore = await demoBody(page).boundingBox();
    release();
    await expect(runningDemo(page)).toBeVisible();
    await nextFrame(page);
    const after = (await demoBody(page).locator(inDemo).boundingBox()) as DOMRect;
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(after[side] - before[side]), side).toBeLessThanOrEqual(1);
    expect(await demoBody(page).boundingBox(), 'the demo takes the space of its placeholder').toEqual(bodyBefore);
    expect(await shifts()).toEqual([]);
  });
}

test('a link below the title leads to the demo, also by keyboard, and the back button leads back', async ({ page }) => {
  await open(page, '/wehike');
  const link = page.getByRole('link', { name: map.link, exact: true });
  await link.press('Enter');
  await expect(demo(page)).toBeFocused();
  await expect(demo(page).getByRole('heading', { name: map.heading })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(link).toBeInViewport();
});

for (const { name, route } of DEMOS) {
  test(`the ${name} fits on the screen of a laptop, with space for the header`, async ({ page }) => {
    await open(page, route);
    await startDemos(page);
    expect((await demoBody(page).boundingBox())?.height).toBeLessThanOrEqual(720);
  });
}

test('the files of a demo are requested when the reader comes near it, and not before', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(...['css', 'js'].filter((extension) => fileOf('crawler', extension).test(request.url()))));
  await open(page, '/suncoastpatios');
  await nextFrame(page); // Gives the observers of the page time to report what is near.
  expect(requested).toEqual([]);
  await startDemos(page);
  expect(requested.sort()).toEqual(['css', 'js']);
});

test('a demo whose code arrives at the second attempt looks as if it had arrived at once', async ({ page }) => {
  await open(page, '/wehike');
  const startedDemo = async () => {
    await startDemos(page);
    return { box: await demoBody(page).boundingBox(), background: await backgroundOf(page, '.demo-body') };
  };
  const wanted = await startedDemo();
  await page.route(fileOf('map', 'js'), (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto('/wehike');
  await demo(page).scrollIntoViewIfNeeded();
  await expect(demoBody(page)).toHaveAttribute('data-failed');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await nextFrame(page); // The observer of the demo has reported that it is far away.
  expect(await startedDemo()).toEqual(wanted);
});

/** What the server sends instead of the file with this extension. Without a body it answers with 404. */
const FAULTS = {
  'throws while it renders': { extension: 'js', body: 'export const Live = () => { throw new Error("simulated"); };' },
  'does not load': { extension: 'js', body: undefined },
  'has no stylesheet': { extension: 'css', body: undefined },
};

for (const [fault, { extension, body }] of Object.entries(FAULTS)) {
  test(`REL-12 if a demo ${fault}, its placeholder stays and the page still works`, async ({ page }) => {
    await page.route(fileOf('crawler', extension), (route) =>
      route.fulfill(body ? { contentType: 'text/javascript', body } : { status: 404 }),
    );
    await open(page, '/suncoastpatios');
    const request = page.waitForRequest(fileOf('crawler', 'js'));
    await demo(page).scrollIntoViewIfNeeded();
    // When this second import has ended, the page's own import of the file has ended too.
    await page.evaluate((url) => import(url).catch(() => {}), (await request).url());
    await nextFrame(page);
    const placeholder = demo(page).getByRole('img', { name: crawler.alt });
    await expect(placeholder).toBeVisible();
    await expect(runningDemo(page)).toHaveCount(0);
    const [bodyBox, placeholderBox] = [await demoBody(page).boundingBox(), await placeholder.boundingBox()];
    expect(bodyBox?.height, 'no empty space around the placeholder').toBeLessThanOrEqual((placeholderBox?.height ?? 0) + 80);
    await demo(page).getByText(labels.caseStudy.demo.how).click();
    await expect(demo(page).getByText(crawler.how[0])).toBeVisible();
    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
  });
}
