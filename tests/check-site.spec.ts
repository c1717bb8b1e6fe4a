// What `npm run check:site` checks on any owner's site, whatever its content is.
import { expect, type Page, test } from '@playwright/test';
import { readContent } from '../engine/content/read-content.ts';
import { siteFolder } from '../engine/content/site-folder.ts';
import { DISPLAY_MODE_KEY, storageKey } from '../src/preferences/display-state.ts';
import { axeViolations } from './support/a11y/axe.ts';
import { MODES, openFully, widen } from './support/a11y/page-states.ts';
import { clippedText, missingText, SMALL_WINDOWS } from './support/audit/reflow.ts';
import { open } from './support/page/app.ts';
import { DIST, documentsIn } from './support/sites/dist.ts';
import { brokenLinks } from './support/sites/links.ts';

const { owner } = readContent(process.cwd(), siteFolder(process.cwd())).parts;
const siteUrl = process.env.SITE_URL || owner?.url || '';
/** The path at which the site is published. */
const base = `${new URL(siteUrl).pathname.replace(/\/$/, '')}/`;

const AXE_WIDTHS = [390, 1440];
const WIDTHS = [320, 360, 390, 480, 600, 768, 860, 1024, 1200, 1440];

test('no link or file reference in the built site is broken', () => {
  expect(brokenLinks(DIST, base)).toEqual([]);
});

// A counter must not count the check.
test.beforeEach(async ({ context, baseURL }) => {
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
});

const routes = documentsIn(DIST).map(({ file }) => base + file.replace(/(index)?\.html$/, ''));

for (const route of routes) {
  test(`${route} passes axe in both modes, and nothing overflows from 320 to 1440 px`, async ({ page }) => {
    for (const mode of MODES) {
      await openIn(page, route, mode);
      for (const width of AXE_WIDTHS) {
        await widen(page, width);
        expect.soft(await axeViolations(page), `axe, ${mode}, ${width} px`).toEqual([]);
      }
    }
    for (const width of WIDTHS) {
      await widen(page, width);
      expect.soft(await clippedText(page), `${width} px`).toEqual([]);
    }
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const route of routes) {
    test(`${route} shows all of its text with motion, at 400 % zoom and on phones`, async ({ page }) => {
      for (const size of SMALL_WINDOWS) {
        await page.setViewportSize(size);
        await open(page, route);
        expect.soft(await missingText(page), `${size.width} × ${size.height} px`).toEqual([]);
      }
    });
  }
});

/** Opens a page in a display mode, set in storage because the label of the toggle may be in any language. */
async function openIn(page: Page, route: string, mode: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKey(DISPLAY_MODE_KEY, base), mode] as const);
  await openFully(page, route);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
