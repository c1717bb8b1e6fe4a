import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../../support/a11y/axe.ts';
import { MODES, openWhole, WIDTHS, widen } from '../../support/a11y/page-states.ts';
import { browserErrors, open } from '../../support/page/app.ts';
import { spills } from '../../support/page/layout.ts';
import { serve } from '../../support/sites/serve.ts';
import { SITES } from '../../support/sites/sites.ts';

const { dist, base } = SITES.demanding;
let host: Awaited<ReturnType<typeof serve>>;
let address: string;

test.beforeAll(async () => {
  host = await serve(dist, base);
  address = `${host.origin}${base}kitchen-sink`;
});
test.afterAll(() => host.close());

const longCode = (page: Page) => page.locator('.code pre').first();

test('OWN-05 every form of Markdown on one page: axe finds nothing, and nothing sticks out, in both modes from 320 px on', async ({
  page,
}) => {
  for (const mode of MODES) {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await openWhole(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    for (const width of WIDTHS) {
      await widen(page, width);
      expect.soft(await axeViolations(page), `axe, ${mode}, ${width} px`).toEqual([]);
      expect.soft(await spills(page), `${mode}, ${width} px`).toEqual([]);
    }
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await axeViolations(page)).toEqual([]);
  for (const block of await page.locator('.code').all()) {
    expect(await block.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  }
});

test('OWN-05 a line of code that is too long is reached and scrolled by keyboard, and the page stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, address);
  const block = longCode(page);
  await expect(block).toHaveAccessibleName('Kod, ts');
  for (let presses = 0; presses < 40 && !(await block.evaluate((element) => element === document.activeElement)); presses++) {
    await page.keyboard.press('Tab');
  }
  await expect(block).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('OWN-05 links lead into the page, to the notes and back, and to other pages below the path', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, address);
  await page.getByRole('link', { name: 'link into this page' }).click();
  await expect(page.getByRole('heading', { name: 'Tables and notes' })).toBeInViewport();
  await page.locator('a[href="#fn-1"]').click();
  await expect(page.locator('#fn-1')).toBeInViewport();
  await page.getByRole('link', { name: 'Tillbaka till texten, not 1' }).click();
  await expect(page.locator('a[href="#fn-1"]')).toBeInViewport();
  await page.getByRole('link', { name: 'another case study' }).click();
  await expect(page).toHaveURL(`${host.origin}${base}tidtabell`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tidtabell');
  expect(found).toEqual([]);
});

test('OWN-05 the film is not fetched before somebody asks for it, then plays from the site’s own files with captions', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const found = browserErrors(page);
  await openWhole(page, address);
  const film = page.locator('video');
  expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([]);
  expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay, video.controls])).toEqual([true, false, true]);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0)).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.startsWith(host.origin))).toEqual([]);
  expect(found).toEqual([]);
});

test('OWN-05 in print long lines of code break, tables are whole, and there is no film', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await openWhole(page, address);
  await page.emulateMedia({ media: 'print' });
  for (const block of await page.locator('.code pre, .table').all()) {
    expect(await block.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  await expect(page.locator('video')).toBeHidden();
  await expect(page.locator('.video figcaption')).toBeVisible();
});

test('OWN-05 without scripts the page has the same words and pictures', async ({ browser, page }) => {
  const words = (one: Page) => one.locator('main').innerText();
  await openWhole(page, address);
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await still.goto(address);
  expect(await words(still)).toBe(await words(page));
  expect(await still.locator('.pl-k').count()).toBeGreaterThan(10);
  await longCode(still).focus();
  await expect(longCode(still)).toBeFocused();
});
