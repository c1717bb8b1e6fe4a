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

/** Opens a page, scrolls through it to load everything lazy, starts its demos and finishes all animations. */
export async function openFully(page: Page, route: string): Promise<void> {
  await open(page, route);
  await scrollThrough(page);
  await startDemos(page);
  await finishAnimations(page);
}

/** Scrolls from the top to the bottom of the page, so that every part is in view for a moment. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** How many animations run by themselves, and not while a visitor scrolls. */
export const runningAnimations = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
  );

/** Finishes every animation that has an end and pauses the endless ones, so that nothing moves during a check. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document.getAnimations().filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    while (running().length > 0) {
      for (const animation of running()) {
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.pause();
        else animation.finish();
      }
      await new Promise(requestAnimationFrame); // The end of one animation may start another.
    }
  });
}

/** Resizes the window to this width and waits for the new layout. */
export async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await nextFrame(page);
  await finishAnimations(page);
}

/** Switches the display mode with the toggle, as a visitor does. */
export async function switchMode(page: Page, mode: Mode): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) !== mode) await page.getByRole('button', { name: 'Dark mode' }).press('Enter');
  await expect(root).toHaveAttribute('data-theme', mode);
  await finishAnimations(page);
}

/** Adds CSS as a user stylesheet would, regardless of the page's security policy. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
  }, css);
}
