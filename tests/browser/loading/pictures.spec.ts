import { statSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/page/app.ts';
import { DIST } from '../../support/sites/dist.ts';

/** A picture may have this many times the pixels it is shown with. */
const MAX_PIXEL_RATIO = 1.3;
const FIRST_VIEW_BYTES = 60_000;

/** What hosts send for these files: they compress SVGs. */
const bytesOf = (files: Set<string>) =>
  [...files].reduce((sum, file) => sum + statSync(`${DIST}${file}${file.endsWith('.svg') ? '.br' : ''}`).size, 0);

/** Scrolls every picture into view, as a visitor does, and measures it and the file that the browser has chosen. */
function measurePictures(page: Page) {
  return page.locator('img:visible').evaluateAll(async (images) => {
    const measured = [];
    for (const img of images as HTMLImageElement[]) {
      img.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
      while (!img.complete || !img.currentSrc) await new Promise(requestAnimationFrame);
      const file = Object.assign(new Image(), { src: img.currentSrc });
      await file.decode();
      measured.push({
        name: new URL(img.currentSrc).pathname,
        shown: { width: img.clientWidth, height: img.clientHeight },
        file: { width: file.naturalWidth, height: file.naturalHeight },
        declaredWidth: img.naturalWidth, // With srcset, naturalWidth is the width that `sizes` declares.
      });
    }
    return measured;
  });
}

for (const { screen, allOfHome } of [
  { screen: { width: 390, height: 844 }, allOfHome: 180_000 },
  { screen: { width: 1440, height: 900 }, allOfHome: 350_000 },
]) {
  test.describe(`${screen.width} px wide, at double density`, () => {
    test.use({ viewport: screen, deviceScaleFactor: 2 });

    for (const route of ['/', '/suncoastpatios']) {
      test(`no picture on ${route} has many more pixels than it is shown with`, async ({ page }) => {
        await open(page, route);
        const pictures = await measurePictures(page);
        expect(pictures.length).toBeGreaterThan(3);
        for (const { name, shown, file, declaredWidth } of pictures) {
          const label = `${name}, shown ${shown.width} × ${shown.height},`;
          if (name.endsWith('.svg')) continue;
          const pixels = (file.width * file.height) / (shown.width * 2 * shown.height * 2);
          expect.soft(pixels, `${label} has too many pixels`).toBeLessThanOrEqual(MAX_PIXEL_RATIO);
          const cropped = (file.width * shown.height) / (file.height * shown.width);
          expect.soft(Math.abs(cropped - 1), `${label} isn't cropped by its frame`).toBeLessThan(0.01);
          expect
            .soft(Math.abs(declaredWidth / shown.width - 1), `${label} is as wide as its sizes attribute says: ${declaredWidth}`)
            .toBeLessThan(0.03);
        }
      });
    }

    test(`the pictures of home have at most ${FIRST_VIEW_BYTES} bytes in the first view, and ${allOfHome} in total`, async ({ page }) => {
      await open(page, '/');
      await measurePictures(page);
      const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
      const files = new Set(requested.filter((path) => path.startsWith('/images/')));
      expect(files.size).toBeGreaterThan(10);
      expect(bytesOf(files)).toBeLessThanOrEqual(allOfHome);
      const below = await page
        .locator('img')
        .evaluateAll((images) =>
          images
            .filter((img) => img.getBoundingClientRect().top + scrollY >= innerHeight)
            .map((img) => (img as HTMLImageElement).currentSrc),
        );
      for (const src of below.filter(Boolean)) files.delete(new URL(src).pathname);
      expect(bytesOf(files)).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
    });
  });
}
