import { expect, test } from '@playwright/test';
import { MODES, switchMode } from '../support/a11y/page-states.ts';
import { open } from '../support/page/app.ts';
import { ALL_PAGES } from '../support/sites/pages.ts';
import { serve } from '../support/sites/sites.ts';

const WIDTHS = [390, 768, 1440];
/** Almost no tolerance is needed, because the same browser takes both screenshots. */
const TOLERANCE = { threshold: 0.01, maxDiffPixelRatio: 0.0001 };

let host: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  host = await serve('dist', '/', process.env.VISUAL_ROOT);
});
test.afterAll(() => host.close());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { route, pageName } of ALL_PAGES) {
  for (const mode of MODES) {
    for (const width of WIDTHS) {
      test(`REL-16 ${pageName} looks the same as before, ${mode}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.clock.setFixedTime('2026-11-19T02:00Z'); // Home and contact show the time where the owner is.
        await open(page, host.origin + route);
        await switchMode(page, mode);
        for (const demo of await page.locator('.demo-body').all()) {
          await demo.scrollIntoViewIfNeeded();
          await expect(demo.locator('> .needs-js')).toBeVisible();
        }
        // Scrolls to each picture as a visitor does: with loading="eager" it may choose another file.
        await page.evaluate(async () => {
          for (const picture of [...document.images].filter((image) => image.checkVisibility())) {
            picture.scrollIntoView({ behavior: 'instant' });
            await picture.decode().catch(() => {});
            const sources = picture.parentElement?.querySelectorAll('source') ?? [];
            if (sources.length === 0) continue;
            // Fixes the chosen file: a screenshot of the whole page resizes the window, and the image would choose another one.
            picture.src = picture.currentSrc;
            for (const source of sources) source.remove();
            await picture.decode().catch(() => {});
          }
          scrollTo({ top: 0, behavior: 'instant' });
        });
        const file = `${pageName.toLowerCase().replaceAll(/\W+/g, '-')}-${mode}-${width}.png`;
        await expect(page).toHaveScreenshot(file, { fullPage: true, animations: 'disabled', timeout: 60_000, ...TOLERANCE });
      });
    }
  }
}
