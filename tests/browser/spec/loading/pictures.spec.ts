import { brotliCompressSync } from 'node:zlib';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { widen } from '../../../support/a11y/page-states.ts';
import { appReady } from '../../../support/page/app.ts';
import { ALL_PAGES } from '../../../support/sites/pages.ts';

const MOST_PIXELS = 1.3;
/** The widths for which the design has drawings. */
const DESIGNED = [390, 768, 1440, 1920];
/**
 * A browser keeps a larger file once it has one. Pictures grow with the window on either side of the breakpoint where
 * columns begin, so each side is tested in its own visit, from narrow to wide.
 */
const SIDES = [
  [390, 480, 700, 768],
  [861, 1100, 1440, 1920],
];

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
  /** The bytes of all pictures so far, without those in `ahead`, which the browser fetched before the reader saw them. */
  async function total(ahead: string[] = []) {
    const counted = [...bytes].filter(([name]) => !ahead.includes(name));
    return (await Promise.all(counted.map(([, size]) => size))).reduce((sum, size) => sum + size, 0);
  }
  return { page, total };
}

/** Pictures that a visitor sees only after scrolling. */
function belowTheFold(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((img) => img.currentSrc && img.getBoundingClientRect().top >= innerHeight)
        .map((img) => new URL(img.currentSrc).pathname),
    );
}

/** Waits for the pictures that a reader sees first. */
function picturesInViewLoaded(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    [...document.images]
      .filter((img) => img.checkVisibility() && img.getBoundingClientRect().top < innerHeight)
      .every((img) => img.complete && img.currentSrc),
  );
}

/** Scrolls every picture into view once, as a visitor does. */
async function readToTheEnd(page: Page) {
  for (const picture of await page.locator('img:visible').all()) {
    await picture.evaluate(async (img: HTMLImageElement) => {
      img.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      while (!img.complete || !img.currentSrc) await new Promise(requestAnimationFrame);
    });
  }
}

/** Every picture as it is shown, with the size of the file that the browser would choose for it now. */
function shownPictures(page: Page) {
  return page.locator('img:visible').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (img) => {
        const copy = (img.closest('picture') ?? img).cloneNode(true) as Element;
        const chosen = (copy.querySelector('img') ?? copy) as HTMLImageElement;
        chosen.loading = 'eager';
        await chosen.decode();
        const file = new Image();
        file.src = chosen.currentSrc;
        await file.decode();
        return {
          name: new URL(chosen.currentSrc).pathname,
          isDrawing: chosen.currentSrc.endsWith('.svg'),
          shown: [img.clientWidth, img.clientHeight] as [number, number],
          declaredWidth: chosen.naturalWidth, // With srcset, naturalWidth is the width that `sizes` declares.
          file: [file.naturalWidth, file.naturalHeight] as [number, number],
          hasSize: img.hasAttribute('width') && img.hasAttribute('height'),
          hasGround: getComputedStyle(img).backgroundColor !== 'rgba(0, 0, 0, 0)' || img.getAttribute('alt') === '',
        };
      }),
    ),
  );
}

for (const widths of SIDES) {
  for (const { route } of ALL_PAGES) {
    // These pages have every kind of picture.
    const tag = ['/', '/about', '/suncoastpatios', '/resume'].includes(route) ? [] : ['@long'];
    test(`from ${widths[0]} to ${widths.at(-1)} px and at double density no picture of ${route} has many more pixels than it is shown with`, {
      tag,
    }, async ({ browser }) => {
      const { page } = await openOn(browser, route, { width: widths[0] ?? 0, height: 900 }, 2);
      for (const width of widths) {
        await widen(page, width);
        for (const { name, isDrawing, shown, declaredWidth, file, hasSize, hasGround } of await shownPictures(page)) {
          const at = `${width} px: ${name}, shown ${shown[0]} × ${shown[1]},`;
          expect.soft(hasSize, `${at} has width and height`).toBe(true);
          expect.soft(hasGround, `${at} has a ground to stand on while it loads`).toBe(true);
          if (isDrawing) continue;
          expect.soft(file[0] / (shown[0] * 2), `${at} is little wider than it is shown`).toBeLessThanOrEqual(MOST_PIXELS);
          if (!DESIGNED.includes(width)) continue;
          const pixels = (file[0] * file[1]) / (shown[0] * 2 * shown[1] * 2);
          expect.soft(pixels, `${at} has few more pixels than it is shown with`).toBeLessThanOrEqual(MOST_PIXELS);
          const cut = (file[0] * shown[1]) / (file[1] * shown[0]);
          expect.soft(Math.abs(cut - 1), `${at} is shown whole: no frame cuts its edges`).toBeLessThan(0.01);
          expect.soft(Math.abs(declaredWidth / shown[0] - 1), `${at} is as wide as sizes say: ${declaredWidth}`).toBeLessThan(0.03);
        }
      }
      await page.context().close();
    });
  }
}

test('the pictures of the home page stay within their budget of bytes', async ({ browser }) => {
  const budgets = [
    { screen: { width: 390, height: 844 }, densities: [2, 3], whole: 180_000 },
    { screen: { width: 1440, height: 900 }, densities: [1, 2], whole: 350_000 },
  ];
  for (const { screen, densities, whole } of budgets) {
    for (const density of densities) {
      const { page, total } = await openOn(browser, '/', screen, density);
      await picturesInViewLoaded(page);
      const first = await total(await belowTheFold(page));
      const early = await total();
      await readToTheEnd(page);
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
