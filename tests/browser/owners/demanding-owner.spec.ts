import { expect, type Locator, type Page, test } from '@playwright/test';
import { DISPLAY_MODE_KEY, storageKey } from '../../../src/preferences/display-state.ts';
import { axeViolations } from '../../support/a11y/axe.ts';
import { MODES, openFully, widen } from '../../support/a11y/page-states.ts';
import { clippedText, missingText, SMALL_WINDOWS } from '../../support/audit/reflow.ts';
import { appReady, browserErrors, expectHeading, holdFiles, open } from '../../support/page/app.ts';
import { SITES, serve } from '../../support/sites/sites.ts';

const { dist, base } = SITES.demanding;
let host: Awaited<ReturnType<typeof serve>>;
let site: string;

test.beforeAll(async () => {
  host = await serve(dist, base);
  site = host.origin + base;
});
test.afterAll(() => host.close());

const longCode = (page: Page) => page.locator('.code pre').first();
const setMode = (page: Page, mode: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKey(DISPLAY_MODE_KEY, base), mode] as const);

test('REL-20 on a site below a path, links, Back and the 404 page lead to pages of the site', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, site);
  await page.getByRole('link', { name: 'Läs fallstudien Tidtabell' }).click();
  await expect(page).toHaveURL(`${site}tidtabell`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tidtabell');
  await page.goBack();
  await expectHeading(page, 'Hej, jag heter Maya.');
  const notFound = await page.goto(`${site}a/b/c`);
  expect(notFound?.status()).toBe(404);
  await page.locator('main a.button').first().click();
  await expect(page).toHaveURL(site);
  expect(found).toEqual([]);
});

test('REL-20 what a visitor chose on another site of the same host does not count on a site below a path', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Mörkt läge' });
  await page.addInitScript(() => {
    for (const key of ['theme', '/theme']) localStorage.setItem(key, 'dark');
  });
  await open(page, site);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await toggle.click();
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('/theme'))).toBe('dark');
});

test('SEO-06 on a site below a path, links in Markdown open pages without a page load', async ({ page }) => {
  const found = browserErrors(page);
  await open(page, `${site}about`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Kodstugan', exact: true }).click();
  await expect(page).toHaveURL(`${site}kodstugan`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kodstugan');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(found).toEqual([]);
});

test('OWN-05 links in Markdown lead to headings of the page, to footnotes and back', async ({ page }) => {
  await open(page, `${site}kitchen-sink`);
  await page.getByRole('link', { name: 'link into this page' }).click();
  await expect(page.getByRole('heading', { name: 'Tables and notes' })).toBeInViewport();
  await page.locator('a[href="#fn-1"]').click();
  await expect(page.locator('#fn-1')).toBeInViewport();
  await page.getByRole('link', { name: 'Tillbaka till texten, not 1' }).click();
  await expect(page.locator('a[href="#fn-1"]')).toBeInViewport();
});

for (const mode of MODES) {
  test(`OWN-05 OWN-07 in her colours every Markdown feature passes axe and fits a phone, ${mode}`, async ({ page }) => {
    await setMode(page, mode);
    await openFully(page, `${site}kitchen-sink`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await widen(page, mode === 'light' ? 320 : 1440);
    expect.soft(await axeViolations(page)).toEqual([]);
    expect.soft(await clippedText(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('.code')).toHaveCount(6);
    for (const block of await page.locator('.code').all()) await expect(block).toHaveCSS('border-top-style', 'solid');
  });
}

test.describe('where the system prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('OWN-04 a site with the display mode of the system is dark at the first paint, and follows the system until the toggle is pressed', async ({
    page,
  }) => {
    const toggle = page.getByRole('button', { name: 'Mörkt läge' });
    const expectMode = (mode: string) => expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(site);
    await expectMode('dark'); // Only the inline script has run, which comes before all content.
    await page.unroute('**/*.js');

    await open(page, site);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await page.reload();
    await appReady(page);
    for (const colorScheme of ['light', 'dark'] as const) await page.emulateMedia({ colorScheme });
    await page.evaluate(() => new Promise(requestAnimationFrame)); // The page has been told by now.
    await expectMode('light');
  });
});

test('OWN-15 a hero image that is an SVG has its own file for narrow screens, and fills its frame', async ({ page }) => {
  await open(page, `${site}kustradar`);
  const picture = page.locator('.hero-image img.picture');
  const shown = () => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.replace(/.*\/|-[^-]*$/g, ''));
  expect(await shown()).toBe('hero');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(shown).toBe('phone');
  expect(await picture.boundingBox()).toEqual(await page.locator('.hero-image').boundingBox());
});

test('the time where the owner is has the words and the clock of the language', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T14:53Z');
  await open(page, `${site}contact`);
  await expect(page.locator('.contact-place')).toHaveText('Göteborg kl. 15:53', { useInnerText: true });
});

test('OWN-05 a long line of code can be scrolled by keyboard without scrolling the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${site}kitchen-sink`);
  await expect(longCode(page)).toHaveAccessibleName('Kod, ts');
  await longCode(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => longCode(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('OWN-05 a video is fetched only when it is played, and has captions', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openFully(page, `${site}kitchen-sink`);
  const video = page.locator('video').first();
  expect(requested.filter((url) => url.endsWith('.webm'))).toEqual([]);
  expect(await video.evaluate((element: HTMLVideoElement) => [element.paused, element.autoplay, element.controls])).toEqual([
    true,
    false,
    true,
  ]);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0)).toBeGreaterThan(0);
});

test('OWN-05 a recording without sound plays, and offers no captions', async ({ page }) => {
  await open(page, `${site}kitchen-sink`);
  const video = page.locator('video').last();
  await expect(video.locator('track')).toHaveCount(0);
  await video.evaluate((element: HTMLVideoElement) => element.play());
});

test('OWN-05 in print long lines of code wrap, tables are complete, and videos are hidden', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await open(page, `${site}kitchen-sink`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.code pre, .table')).toHaveCount(7);
  for (const block of await page.locator('.code pre, .table').all()) {
    expect(await block.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  for (const video of await page.locator('video').all()) await expect(video).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('OWN-06 the menu opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site}talks`);
    await menuButton(page).click();
    await expect(mainNavigation(page).getByRole('link')).toHaveCount(6);
    await menuButton(page).click();
    await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
  });
});

/** Words of the greeting that are broken, in the text and in the letters, or reach out of it. */
const brokenWords = (page: Page) =>
  page.locator('.greeting').evaluate((greeting) => {
    const { left, right } = greeting.getBoundingClientRect();
    const text = greeting.querySelector('.greeting-text')?.firstChild as Text;
    const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return { word, boxes: [...range.getClientRects()] };
    });
    const letters = [...greeting.querySelectorAll('.greeting-letter')].map((letter) => letter.getBoundingClientRect());
    const inLetters = words.map(({ word }) => ({ word, boxes: letters.splice(0, word.length) }));
    const isBroken = (boxes: DOMRect[]) =>
      new Set(boxes.map(({ top }) => top)).size !== 1 || boxes.some((box) => box.left < left - 1 || box.right > right + 1);
    return [...words, ...inLetters].filter(({ boxes }) => isBroken(boxes)).map(({ word }) => word);
  });

/** The font families that the browser actually uses for an element, and whether they came with the site. */
async function fontsUsedFor(page: Page, selector: string): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts;
}

for (const route of ['', 'kustradar', 'kitchen-sink']) {
  test(`OWN-15 the layout of /${route} copes with long words and names from other alphabets, and is mirrored if read from right to left`, async ({
    page,
  }) => {
    await open(page, site + route);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      for (const width of [320, 768, 1440]) {
        await widen(page, width);
        expect.soft(await clippedText(page), `${direction}, ${width} px`).toEqual([]);
        const [name, toggle] = await Promise.all([page.locator('.brand').boundingBox(), page.locator('.dark-mode-toggle').boundingBox()]);
        expect((name?.x ?? 0) > (toggle?.x ?? 0), `${direction}, ${width} px`).toBe(direction === 'rtl');
      }
    }
  });
}

test('at any width no word of the greeting is broken, and every letter of the intro is in a font of the site', async ({ page }) => {
  await open(page, site);
  for (const width of [320, 768, 1440]) {
    await widen(page, width);
    expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
  }
  const otherFonts = async () => (await fontsUsedFor(page, '.hero .lead')).filter(({ isCustomFont }) => !isCustomFont);
  await expect.poll(otherFonts).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const route of ['', 'kodstugan', 'kustradar', 'kitchen-sink']) {
    test(`OWN-15 /${route} shows all of its text with motion, also 24 technologies of which no window shows a fifth`, async ({ page }) => {
      for (const size of SMALL_WINDOWS) {
        await page.setViewportSize(size);
        await open(page, site + route);
        expect.soft(await missingText(page), `${size.width} × ${size.height} px`).toEqual([]);
      }
    });
  }
});

/** Two to six links. Short ones have one row, long ones may have more. */
const NAVIGATIONS = [
  { labels: ['HOME', 'CONTACT'], isShort: true },
  { labels: ['HOME', 'ABOUT', 'CONTACT'], isShort: true },
  { labels: ['WORK', 'WOMEN', 'MANAGER'], isShort: true },
  { labels: ['STARTSEITE', 'VERÖFFENTLICHUNGEN', 'KONTAKTAUFNAHME'], isShort: false },
  { labels: ['HOME', 'WORK', 'ABOUT', 'CONTACT'], isShort: true },
  { labels: ['HEM', 'PRAT', 'OM', 'KONTAKT', 'BLOGG'], isShort: true },
  { labels: ['HOME', 'WORK', 'TALKS', 'ABOUT', 'BLOG', 'CONTACT'], isShort: true },
  { labels: ['STARTSEITE', 'VERÖFFENTLICHUNGEN', 'VERANSTALTUNGEN', 'LEBENSLAUF', 'TAGEBUCH', 'KONTAKTAUFNAHME'], isShort: false },
];

/** Runs in the page: gives the header other links. */
function setNavigation(labels: string[]) {
  const navigation = document.querySelector('.main-navigation') as Element;
  const list = navigation.querySelector('ul') as Element;
  const entry = list.firstElementChild as Element;
  list.replaceChildren(...labels.map(() => entry.cloneNode(true)));
  for (const [index, link] of list.querySelectorAll('a').entries()) link.textContent = labels[index] ?? '';
  if (labels.length <= 3) navigation.querySelector('button')?.remove();
}

/** Runs in the page: whether the links are in a menu, else how many there are in how many rows, and which controls are outside of the header or overlap. */
function headerLayout() {
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect());
  const overlaps = (one: DOMRect, other: DOMRect) =>
    one !== other && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const controls = boxesOf('.site-header :is(a, button)');
  const [header] = boxesOf('.site-header') as [DOMRect];
  return {
    isMenu: boxesOf('.menu-button').length > 0,
    links: boxesOf('.main-navigation li').length,
    rows: new Set(boxesOf('.main-navigation li').map(({ top }) => top)).size,
    outside: controls.filter(
      ({ left, right, top, bottom }) => left < 0 || right > document.documentElement.clientWidth || top < 0 || bottom > header.bottom,
    ).length,
    covered: controls.filter((one) => controls.some((other) => overlaps(one, other))).length,
  };
}

test('OWN-06 more than three links are in a menu below 768 px, all others are visible, and none overlap', async ({ page }) => {
  for (const { labels, isShort } of NAVIGATIONS) {
    await open(page, `${site}talks`);
    await page.evaluate(setNavigation, labels);
    for (const width of [320, 350, 390, 480, 560, 640, 701, 767, 768, 861, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const isMenu = labels.length > 3 && width < 768;
      const rows = isShort && !isMenu ? 1 : expect.any(Number);
      const expected = { isMenu, links: isMenu ? 0 : labels.length, rows, outside: 0, covered: 0 };
      expect.soft(await page.evaluate(headerLayout), `${labels.join(' ')} at ${width} px`).toEqual(expected);
    }
  }
});

test('OWN-06 on a phone a name of 40 letters is shown whole, beside the menu and above a row of links', async ({ page }) => {
  await open(page, `${site}talks`);
  const name = page.locator('.brand-name');
  await name.evaluate((element) => {
    element.textContent = 'Wilhelmina Featherstonehaugh-Montgomerie';
  });
  for (const isMenu of [true, false]) {
    if (!isMenu) await page.evaluate(setNavigation, ['HOME', 'ABOUT', 'CONTACT']);
    for (const width of [320, 360, 390, 430, 600]) {
      await widen(page, width);
      const layout = await page.evaluate(headerLayout);
      expect.soft(layout, `${width} px`).toEqual({ isMenu, links: isMenu ? 0 : 3, rows: isMenu ? 0 : 1, outside: 0, covered: 0 });
      expect.soft(await clippedText(page), `${width} px`).toEqual([]);
      await expect.soft(name, `${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

const menuButton = (page: Page) => page.getByRole('button', { name: 'Meny' });
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny' });

test('OWN-06 on a phone the menu opens and closes by keyboard, and closes when a link in it is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `${site}talks`);
  const about = mainNavigation(page).getByRole('link', { name: 'OM', exact: true });
  await expect(about).toBeHidden();
  await menuButton(page).press('Enter');
  await expect(about).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await mainNavigation(page).getByRole('link').last().press('Tab');
  await expect(about, 'it does not cover what has the focus').toBeHidden();
  await menuButton(page).click();
  await about.click();
  await expect(page).toHaveURL(`${site}about`);
  await expect(about).toBeHidden();
});

test('OWN-06 a menu that was opened before the app has started stays open, and may have a link to another site', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdFiles(page, /\/assets\/hashed\/(?!loader).*\.js$/);
  await page.goto(`${site}talks`, { waitUntil: 'commit' });
  await menuButton(page).click();
  release();
  await appReady(page);
  const blog = mainNavigation(page).getByRole('link', { name: 'BLOGG' });
  await expect(blog).toBeVisible();
  await expect(blog).toHaveAttribute('href', 'https://blog.maya.test');
});

test('A11Y-03 an owner can have a dot for each picture of the carousel: it shows the picture, and that of the current one does nothing', async ({
  page,
}) => {
  await open(page, site);
  const dots = page.getByRole('group', { name: 'Välj en bild' }).getByRole('button');
  const current = page.locator('.slide[data-current]');
  await expect(dots).toHaveCount(2);
  for (const [index, dot] of (await dots.all()).entries()) {
    await expect(dot).toHaveAccessibleName(`Bild ${index + 1} av 2`);
    const { width, height } = (await dot.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect(dots.nth(0)).toHaveAttribute('aria-disabled', 'true');
  await dots.nth(1).click();
  await expect(current).toHaveAccessibleName('2 av 2');
  await expect(dots.nth(1)).toHaveAttribute('aria-disabled', 'true');
  await expect(dots.nth(1)).toBeFocused();
  await dots.nth(0).press('Enter');
  await expect(current).toHaveAccessibleName('1 av 2');
});

test('OWN-06 the last of an odd number of cards fills its row: the picture beside the text, and a link to the code', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site);
  const [first, , last] = await page.locator('.other-projects > .card').all();
  await last?.scrollIntoViewIfNeeded();
  const boxOf = async (element: Locator | undefined) => (await element?.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [card, picture, text] = [await boxOf(last), await boxOf(last?.locator('img')), await boxOf(last?.locator('.card-text'))];
  expect(card.width).toBeGreaterThan(2 * (await boxOf(first)).width);
  expect(picture).toMatchObject({ x: card.x, y: card.y, height: card.height });
  expect(text.x).toBe(picture.x + picture.width);
  await expect(last?.getByRole('link', { name: 'Dokumentation' }) as Locator).toHaveAttribute('href', 'https://kod.test/maya/kodstugan');
  await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await expect(page).toHaveURL(`${site}kodstugan`);
});
