import { expect, type Page, type TestInfo } from '@playwright/test';
import { drawn, open } from './app.ts';
import { startFigures } from './figures.ts';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** How a page is looked at. */
export interface State {
  mode: Mode;
  width: number;
}

/** 320 CSS pixels are a desktop window at 400 % zoom. */
export const WIDTHS = [320, 768, 1440];

/** Opens a page, scrolls through it, so that whatever waits to be seen is there, and lets it come to rest. */
export async function openWhole(page: Page, route: string): Promise<void> {
  await open(page, route);
  await scrollThrough(page);
  await startFigures(page);
  await atRest(page);
}

/** Shows every part of the page for a moment, from its start to its end. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Lets whatever moves only once arrive, and stops whatever moves without end where it is, so that nothing moves while it is looked at. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    while (moving().length > 0) {
      for (const animation of moving()) {
        if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.pause();
        else animation.finish();
      }
      await new Promise(requestAnimationFrame); // The end of one may be the start of another.
    }
  });
}

/** Draws the window to another width, and lets the page find its new places. */
export async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await drawn(page);
  await atRest(page);
}

/** Switches the display mode as a visitor does. */
export async function switchTo(page: Page, mode: Mode): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) !== mode) await page.getByRole('button', { name: 'Dark mode' }).press('Enter');
  await expect(root).toHaveAttribute('data-theme', mode);
  await atRest(page);
}

/** Adds rules as a reader's own style sheet does, whatever the security policy of the page says. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Counts page states for the sum at the end of the run. Called first: a test that stops halfway must not be missing from it. */
export function countStates(info: TestInfo, checker: string, states: number): void {
  info.annotations.push({ type: `states: ${checker}`, description: String(states) });
}
