import { expect, type Page, test } from '@playwright/test';
import { intro as garden } from '../../../sample/case-studies/mycelium/playable-garden/intro.ts';
import { intro as crawler } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { intro as map } from '../../../sample/case-studies/wehike/converting-map/intro.ts';
import { site } from '../../../sample/site.ts';
import { fontsFirst, noteShifts } from '../../support/audit/shifts.ts';
import { expectHeading, holdFiles, navLink, nextFrame, open } from '../../support/page/app.ts';
import { startDemos } from '../../support/page/demos.ts';

/** Each demo, with the element that is in its drawing and in its working version. Its name is the start of the names of its files. */
const DEMOS = [
  { name: 'garden', route: '/mycelium', intro: garden, drawing: 'svg.garden-ground', board: '.garden-board' },
  { name: 'map', route: '/wehike', intro: map, drawing: '.map-placeholder-sheet', board: '.map-sheet' },
  { name: 'crawler', route: '/suncoastpatios', intro: crawler, drawing: '.crawler:not(.needs-js)', board: '.crawler.needs-js' },
];
const fileOf = (name: string, kind: string) => new RegExp(`/assets/hashed/${name}-[^.]*\\.${kind}$`);
const figure = (page: Page) => page.locator('.demo');
const stage = (page: Page) => page.locator('.demo-body');

for (const { name, route, intro, drawing, board } of DEMOS) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`REL-04 without scripts the ${name} is a drawing with its explanation, and has no dead control`, async ({ page }) => {
      await page.goto(route);
      await expect(figure(page).getByRole('img', { name: intro.alt })).toBeVisible();
      await expect(figure(page)).toContainText(intro.withoutScripts);
      await figure(page).getByText(site.labels.demo.how).click();
      for (const sentence of [intro.invitation, ...intro.how]) await expect(figure(page).getByText(sentence)).toBeVisible();
      await expect(figure(page).locator('button, input')).toHaveCount(0);
    });
  });

  test(`the ${name} starts exactly where its drawing was, and nothing moves on the page`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await fontsFirst(page);
    const shifts = await noteShifts(page);
    const letGo = await holdFiles(page, fileOf(name, 'js'));
    await open(page, route);
    await stage(page).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await nextFrame(page);
    const before = (await stage(page).locator(drawing).boundingBox()) as DOMRect;
    const space = await stage(page).boundingBox();
    letGo();
    await expect(stage(page).locator('> .needs-js')).toBeVisible();
    await nextFrame(page);
    const after = (await stage(page).locator(board).boundingBox()) as DOMRect;
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(after[side] - before[side]), side).toBeLessThanOrEqual(1);
    expect(await stage(page).boundingBox(), 'it takes the space of its drawing').toEqual(space);
    expect(await shifts()).toEqual([]);
  });
}

test('the files of a demo are fetched when the reader comes near', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(...['css', 'js'].filter((kind) => fileOf('crawler', kind).test(request.url()))));
  await open(page, '/suncoastpatios');
  await nextFrame(page); // Gives the observers of the page time to report what is near.
  expect(fetched).toEqual([]);
  await startDemos(page);
  expect(fetched.sort()).toEqual(['css', 'js']);
});

/** What the server sends instead of the file of that kind. Without a body it answers with 404. */
const FAULTS = {
  'throws while it is drawn': { kind: 'js', body: 'export const Live = () => { throw new Error("planted"); };' },
  'is missing': { kind: 'js', body: undefined },
  'has lost its stylesheet': { kind: 'css', body: undefined },
};

for (const [fault, { kind, body }] of Object.entries(FAULTS)) {
  test(`REL-12 a demo that ${fault} leaves its drawing, and the page goes on working`, async ({ page }) => {
    await page.route(fileOf('crawler', kind), (held) => held.fulfill(body ? { contentType: 'text/javascript', body } : { status: 404 }));
    await open(page, '/suncoastpatios');
    const asked = page.waitForRequest(fileOf('crawler', 'js'));
    await figure(page).scrollIntoViewIfNeeded();
    // When this second import has ended, the page's own import of the file has ended too.
    await page.evaluate((url) => import(url).catch(() => {}), (await asked).url());
    await nextFrame(page);
    const picture = figure(page).getByRole('img', { name: crawler.alt });
    await expect(picture).toBeVisible();
    await expect(stage(page).locator('> .needs-js')).toHaveCount(0);
    const [space, drawing] = [await stage(page).boundingBox(), await picture.boundingBox()];
    expect(space?.height, 'no blank around the drawing').toBeLessThanOrEqual((drawing?.height ?? 0) + 80);
    await figure(page).getByText(site.labels.demo.how).click();
    await expect(figure(page).getByText(crawler.how[0])).toBeVisible();
    await navLink(page, 'CONTACT').click();
    await expectHeading(page, 'Get in touch (Click to copy)');
  });
}
