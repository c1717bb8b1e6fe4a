import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../../support/a11y/axe.ts';
import { MODES, openWhole, widen } from '../../support/a11y/page-states.ts';
import { browserErrors, expectHeading, open } from '../../support/page/app.ts';
import { brokenNames, spills } from '../../support/page/layout.ts';
import { serve } from '../../support/sites/serve.ts';
import { SITES } from '../../support/sites/sites.ts';

const { dist, base } = SITES.demanding;
let host: Awaited<ReturnType<typeof serve>>;
let site: string;

test.beforeAll(async () => {
  host = await serve(dist, base);
  site = host.origin + base;
});
test.afterAll(() => host.close());

const longCode = (page: Page) => page.locator('.code pre').first();
const setMode = (page: Page, mode: string) => page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);

test('REL-20 below a path links, Back and the page for wrong addresses lead to pages of the site', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, site);
  await page.getByRole('link', { name: 'Läs fallstudien Tidtabell' }).click();
  await expect(page).toHaveURL(`${site}tidtabell`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tidtabell');
  await page.goBack();
  await expectHeading(page, 'Hej, jag heter Maya.');
  const lost = await page.goto(`${site}a/b/c`);
  expect(lost?.status()).toBe(404);
  await page.locator('main a.button').first().click();
  await expect(page).toHaveURL(site);
  expect(found).toEqual([]);
});

test('SEO-06 links written in Markdown open pages below the path without a page load', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, `${site}about`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Kodstugan', exact: true }).click();
  await expect(page).toHaveURL(`${site}kodstugan`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kodstugan');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(found).toEqual([]);
});

test('OWN-05 links in Markdown lead into the page, to the notes and back', async ({ page }) => {
  await open(page, `${site}kitchen-sink`);
  await page.getByRole('link', { name: 'link into this page' }).click();
  await expect(page.getByRole('heading', { name: 'Tables and notes' })).toBeInViewport();
  await page.locator('a[href="#fn-1"]').click();
  await expect(page.locator('#fn-1')).toBeInViewport();
  await page.getByRole('link', { name: 'Tillbaka till texten, not 1' }).click();
  await expect(page.locator('a[href="#fn-1"]')).toBeInViewport();
});

for (const mode of MODES) {
  test(`OWN-05 OWN-07 in Paper every form of Markdown passes axe and fits a phone, ${mode}`, async ({ page }) => {
    await setMode(page, mode);
    await openWhole(page, `${site}kitchen-sink`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await widen(page, mode === 'light' ? 320 : 1440);
    expect.soft(await axeViolations(page)).toEqual([]);
    expect.soft(await spills(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('.code')).toHaveCount(3);
    for (const block of await page.locator('.code').all()) await expect(block).toHaveCSS('border-top-style', 'solid');
  });
}

test('OWN-05 a line of code that is too long is scrolled by keyboard, and the page stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${site}kitchen-sink`);
  await expect(longCode(page)).toHaveAccessibleName('Kod, ts');
  await longCode(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => longCode(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('OWN-05 the film is fetched when somebody asks for it, and then has captions', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openWhole(page, `${site}kitchen-sink`);
  const film = page.locator('video');
  expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([]);
  expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay, video.controls])).toEqual([true, false, true]);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0)).toBeGreaterThan(0);
});

test('OWN-05 in print long lines of code break, tables are whole, and there is no film', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await open(page, `${site}kitchen-sink`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.code pre, .table')).toHaveCount(4);
  for (const block of await page.locator('.code pre, .table').all()) {
    expect(await block.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  await expect(page.locator('video')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('OWN-05 code is coloured and can be reached', async ({ page }) => {
    await page.goto(`${site}kitchen-sink`);
    expect(await page.locator('.pl-k').count()).toBeGreaterThan(10);
    await longCode(page).focus();
    await expect(longCode(page)).toBeFocused();
  });
});

test('OWN-07 in Paper there are no clouds and stars, none of their files is fetched, and nothing is there to pause', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, site);
  await expect(page.locator('.sky, .cloud-bank, .peeking, .ground-sky')).toHaveCount(0);
  expect(asked.filter((address) => /clouds|stars/.test(address))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Spela upp animationerna' })).toHaveCount(0);
});

/** The font families with which the browser really draws an element, and whether they came with the site. */
async function drawnWith(page: Page, selector: string): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}

for (const route of ['', 'kustradar']) {
  test(`the layout of /${route} holds with long words and names from other alphabets`, async ({ page }) => {
    await open(page, site + route);
    for (const width of [320, 768, 1440]) {
      await widen(page, width);
      expect.soft(await spills(page), `${width} px`).toEqual([]);
      if (route !== '') continue;
      expect.soft(await brokenNames(page), `the greeting at ${width} px`).toEqual([]);
    }
    if (route !== '') return;
    const otherFonts = async () => (await drawnWith(page, '.hero .lead')).filter(({ isCustomFont }) => !isCustomFont);
    await expect.poll(otherFonts, 'every letter is drawn in our type').toEqual([]);
  });
}

/** Runs in the page: what is wrong at the top with two to six links. Only CSS sets their positions. */
function faultsByCount() {
  const list = document.querySelector('.site-header li')?.parentElement as Element;
  const entries = [...list.children];
  const sixth = entries[1]?.cloneNode(true) as Element;
  const overlaps = (one: DOMRect, other: DOMRect) =>
    one !== other && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return [6, 5, 4, 3, 2].map((count) => {
    list.replaceChildren(...[...entries, sixth].slice(0, count));
    const parts = [...document.querySelectorAll('.site-header :is(a, button)')].filter((part) => part.checkVisibility());
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const heading = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
    return {
      links: list.children.length,
      sideways: document.documentElement.scrollWidth - innerWidth,
      outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
      covered: boxes.filter((one) => one.bottom > heading || boxes.some((other) => overlaps(one, other))).length,
    };
  });
}

test('OWN-06 two to six links at the top fit from 320 to 1440 px, with the theme button on screen', async ({ page }) => {
  for (const width of [320, 360, 390, 480, 600, 768, 860, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}talks`);
    const none = [6, 5, 4, 3, 2].map((links) => ({ links, sideways: 0, outside: 0, covered: 0 }));
    expect.soft(await page.evaluate(faultsByCount), `${width} px`).toEqual(none);
  }
});

test('OWN-06 a link to another site stands in the navigation as it is, and the current page is marked', async ({ page }) => {
  await open(page, `${site}talks`);
  const navigation = page.getByRole('navigation', { name: 'Huvudmeny' });
  await expect(navigation.getByRole('link')).toHaveCount(5);
  await expect(navigation.getByRole('link', { name: 'BLOGG' })).toHaveAttribute('href', 'https://blog.maya.test');
  await expect(navigation.getByRole('link', { name: 'PRAT' })).toHaveAttribute('aria-current', 'page');
});
