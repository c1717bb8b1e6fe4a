import type { Page } from '@playwright/test';
import { nextFrame } from '../page/app.ts';

/** Developer tools show less than this as 0. */
const SMALLEST_SHIFT = 0.001;

/** A layout shift as browsers report it: its size, and what has moved. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Shifts {
  sum: number;
  moved: string[];
}

/** Records every layout shift from the start of a page. The returned function returns them. */
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
        note(observer.takeRecords()); // Shifts that have happened but are not reported yet.
        return noted;
      },
    });
  });
  return async () => {
    await nextFrame(page);
    const { sum, moved } = await page.evaluate(() => (window as unknown as { readShifts(): Shifts }).readShifts());
    return sum < SMALLEST_SHIFT ? [] : [`${sum} in all`, ...moved];
  };
}

/**
 * Hides the page until its document is read to the end and its two font families are loaded. The shift that a late font causes
 * depends on the fonts of the machine; the tests of REL-11 limit it. A page that is shown while half of it is read is centred anew.
 */
export async function fontsFirst(page: Page): Promise<void> {
  await page.addInitScript(async () => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('html { display: none }');
    document.adoptedStyleSheets = [hidden];
    while (document.fonts.size === 0) await new Promise(requestAnimationFrame); // Waits until the stylesheet has declared the fonts.
    await Promise.all(['Display', 'Text'].map((family) => document.fonts.load(`1em ${family}`)));
    while (document.readyState === 'loading') await new Promise(requestAnimationFrame);
    document.adoptedStyleSheets = [];
  });
}
