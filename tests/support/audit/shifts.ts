import type { Page } from '@playwright/test';
import { nextFrame } from '../page/app.ts';

/** Developer tools show anything smaller as 0. */
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

/** Records every layout shift from the start of a page. Returns a function that reads them. */
export async function noteShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const recorded: Shifts = { sum: 0, moved: [] };
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        recorded.sum += value;
        const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        for (const { node, previousRect, currentRect } of sources)
          recorded.moved.push(`${(node as Element | null)?.className ?? node?.nodeName}: ${box(previousRect)} to ${box(currentRect)}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts() {
        record(observer.takeRecords()); // Shifts that happened but aren't reported yet.
        return recorded;
      },
    });
  });
  return async () => {
    await nextFrame(page);
    const { sum, moved } = await page.evaluate(() => (window as unknown as { readShifts(): Shifts }).readShifts());
    return sum < SMALLEST_SHIFT ? [] : [`${sum} in total`, ...moved];
  };
}

/**
 * Hides the page until its document is parsed and its two font families are loaded. The shift that a late font causes depends on the
 * fonts of the machine; the tests of REL-11 limit it. A page shown when half of it is parsed would be centred twice.
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
