import { expect, type Page } from '@playwright/test';
import { nextFrame, open } from '../page/app.ts';
import { startDemos } from '../page/demos.ts';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** The display mode and the width of the window in which a page is checked. */
export interface State {
  mode: Mode;
  width: number;
}

/** 320 CSS pixels are a desktop window at 400 % zoom. */
export const WIDTHS = [320, 768, 1440];

/** Opens a page, scrolls through it, so that everything lazy is loaded, and waits until nothing moves. */
export async function openWhole(page: Page, route: string): Promise<void> {
  await open(page, route);
  await scrollThrough(page);
  await startDemos(page);
  await atRest(page);
}

/** Scrolls from the start to the end of the page, so that every part is in view for a moment. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Finishes every animation that has an end, and stops the endless ones, so that nothing moves during a check. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    while (moving().length > 0) {
      for (const animation of moving()) {
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.pause();
        else animation.finish();
      }
      await new Promise(requestAnimationFrame); // The end of one animation may start another.
    }
  });
}

/** Changes the width of the window, and waits until the page has its new layout. */
export async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await nextFrame(page);
  await atRest(page);
}

/** Switches the display mode as a visitor does. */
export async function switchTo(page: Page, mode: Mode): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) !== mode) await page.getByRole('button', { name: 'Dark mode' }).press('Enter');
  await expect(root).toHaveAttribute('data-theme', mode);
  await atRest(page);
}

/** Adds rules as a reader's own stylesheet does, whatever the security policy of the page says. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
