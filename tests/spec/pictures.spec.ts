import { brotliCompressSync } from 'node:zlib';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { appReady } from '../support/app.ts';
import { ALL_PAGES } from '../support/pages.ts';

const MOST_PIXELS = 1.3;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test.skip(({ isMobile }) => isMobile, 'Opens screens of its own.');

/** Opens a page on a screen of this size and density, and counts the bytes of every picture that arrives. */
async function openOn(browser: Browser, route: string, screen: { width: number; height: number }, density: number) {
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: density, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const bytes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/images/')) return;
    const isDrawing = pathname.endsWith('.svg'); // Hosts compress drawings.
    bytes.set(
      pathname,
      response.body().then((body) => (isDrawing ? brotliCompressSync(body).length : body.length)),
    );
  });
  await page.goto(route);
  await appReady(page);
  /** Of all pictures so far, except those that a browser fetched ahead of the reader. */
  async function total(ahead: string[] = []) {
    const counted = [...bytes].filter(([name]) => !ahead.includes(name));
    return (await Promise.all(counted.map(([, size]) => size))).reduce((sum, size) => sum + size, 0);
  }
  return { page, total };
}

/** Pictures that a reader sees only after scrolling. */
function belowTheFold(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((img) => img.currentSrc && img.getBoundingClientRect().top >= innerHeight)
        .map((img) => new URL(img.currentSrc).pathname),
    );
}

/** Brings every picture into view once, as a reader does. */
async function readToTheEnd(page: Page) {
  for (const picture of await page.locator('img:visible').all()) {
    await picture.evaluate(async (img: HTMLImageElement) => {
      img.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      while (!img.complete || !img.currentSrc) await new Promise(requestAnimationFrame);
    });
  }
}

/** Every picture as it is shown, and the size of the file that was chosen for it. */
function shownPictures(page: Page) {
  return page.locator('img:visible').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (img) => {
        const file = new Image();
        file.src = img.currentSrc;
        await file.decode();
        return {
          name: new URL(img.currentSrc).pathname,
          isDrawing: img.currentSrc.endsWith('.svg'),
          shown: [img.clientWidth, img.clientHeight] as [number, number],
          saidWidth: img.naturalWidth, // With srcset this is what `sizes` promises.
          file: [file.naturalWidth, file.naturalHeight] as [number, number],
          hasSize: img.hasAttribute('width') && img.hasAttribute('height'),
          hasGround: getComputedStyle(img).backgroundColor !== 'rgba(0, 0, 0, 0)' || img.getAttribute('alt') === '',
        };
      }),
    ),
  );
}

for (const screen of SCREENS) {
  for (const { route } of ALL_PAGES) {
    test(`at ${screen.width} px and double density no picture of ${route} has over ${MOST_PIXELS} times the pixels it is shown with`, async ({
      browser,
    }) => {
      const { page } = await openOn(browser, route, screen, 2);
      await readToTheEnd(page);
      for (const { name, isDrawing, shown, saidWidth, file, hasSize, hasGround } of await shownPictures(page)) {
        expect(hasSize, `${name} has width and height`).toBe(true);
        expect(hasGround, `${name} has a ground to stand on while it loads`).toBe(true);
        if (isDrawing) continue;
        const [width, height] = shown;
        expect((file[0] * file[1]) / (width * 2 * height * 2), `${name} shown ${width} × ${height}`).toBeLessThanOrEqual(MOST_PIXELS);
        expect(Math.abs(saidWidth / width - 1), `${name} is shown ${width} px wide, sizes say ${saidWidth}`).toBeLessThan(0.03);
      }
      await page.context().close();
    });
  }
}

for (const width of [480, 700, 861, 1100]) {
  test(`at ${width} px, between the screens of the design, no picture is over 1.3 times as wide as it is shown`, async ({ browser }) => {
    for (const route of ['/', '/suncoastpatios', '/mycelium', '/resume']) {
      const { page } = await openOn(browser, route, { width, height: 900 }, 2);
      await readToTheEnd(page);
      for (const { name, isDrawing, shown, file } of await shownPictures(page)) {
        if (!isDrawing) expect(file[0] / (shown[0] * 2), `${route} ${name} shown ${shown[0]}`).toBeLessThanOrEqual(MOST_PIXELS);
      }
      await page.context().close();
    }
  });
}

test('the pictures of the home page stay within their budget of bytes', async ({ browser }) => {
  const budgets = [
    { screen: { width: 390, height: 844 }, densities: [2, 3], whole: 180_000 },
    { screen: { width: 1440, height: 900 }, densities: [1, 2], whole: 350_000 },
  ];
  for (const { screen, densities, whole } of budgets) {
    for (const density of densities) {
      const { page, total } = await openOn(browser, '/', screen, density);
      await page.waitForLoadState('networkidle');
      const first = await total(await belowTheFold(page));
      const early = await total();
      await readToTheEnd(page);
      await page.waitForLoadState('networkidle');
      const all = await total();
      console.log(
        `home at ${screen.width} px, density ${density}: pictures above the fold ${first} bytes, before scrolling ${early}, all ${all}`,
      );
      expect(first, `${screen.width} px, first view`).toBeLessThanOrEqual(60_000);
      expect(all, `${screen.width} px, whole page`).toBeLessThanOrEqual(whole);
      await page.context().close();
    }
  }
});
