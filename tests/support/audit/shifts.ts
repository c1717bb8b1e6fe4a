import type { Page } from '@playwright/test';
import { drawn } from '../app.ts';

/** Less than this is shown as 0. */
const NOTHING = 0.001;

/** A layout shift as browsers report it: how much of the window moved how far, and what did. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Shifts {
  sum: number;
  moved: string[];
}

/** Notes from the start whatever moves by itself, and says what did. */
export async function noteShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: Shifts = { sum: 0, moved: [] };
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        noted.sum += value;
        const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        for (const { node, previousRect, currentRect } of sources)
          noted.moved.push(`${(node as Element | null)?.className ?? node?.nodeName}: ${place(previousRect)} to ${place(currentRect)}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts() {
        note(observer.takeRecords()); // What has happened, and has not been told yet.
        return noted;
      },
    });
  });
  return async () => {
    await drawn(page);
    const { sum, moved } = await page.evaluate(() => (window as unknown as { readShifts(): Shifts }).readShifts());
    return sum < NOTHING ? [] : [`${sum} in all`, ...moved];
  };
}

/**
 * Shows the page only once its two type families are there, so that the first words are in our type however busy the machine is.
 * What moves where a font is late depends on the fonts of that machine, and REL-11 has its limit.
 */
export async function fontsFirst(page: Page): Promise<void> {
  await page.addInitScript(async () => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('html { display: none }');
    document.adoptedStyleSheets = [hidden];
    while (document.fonts.size === 0) await new Promise(requestAnimationFrame); // The style sheet names them.
    await Promise.all(['Display', 'Text'].map((family) => document.fonts.load(`1em ${family}`)));
    document.adoptedStyleSheets = [];
  });
}
