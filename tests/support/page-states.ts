import { expect, type Page, type TestInfo } from '@playwright/test';
import { drawn, open } from './app.ts';
import { startFigures } from './figures.ts';

export const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** 320 CSS pixels are a desktop window at 400 % zoom. */
export const WIDTHS = [320, 768, 1440];

/** What a reader can ask of the system, as settings of a browser window. */
export const WISHES = {
  default: { reducedMotion: 'no-preference' },
  'reduced motion': { reducedMotion: 'reduce' },
  'forced colours': { reducedMotion: 'reduce', forcedColors: 'active' },
} as const;

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

/** Waits for whatever moves only once. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const once = running.filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(once.map(({ finished }) => finished.catch(() => {})));
  });
}

/** Draws the window to another width, and lets the page find its new places. */
export async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await drawn(page);
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
