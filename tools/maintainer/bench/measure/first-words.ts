import type { Browser } from '@playwright/test';
import { openPage } from '../../../../engine/drawings/open-page.ts';
import { PHONE, slowDown } from './phone.ts';

/** Milliseconds since the request. */
export type FirstWords = Record<'headingMs' | 'fcpMs' | 'lcpMs' | 'fontsMs', number>;

declare global {
  interface Window {
    /** When the heading could be read; undefined until then. */
    headingMs?: number;
    /** The largest paint so far. */
    lcpMs?: number;
  }
}

/**
 * When the main heading can really be read: opaque, in the viewport, painted. Lighthouse counts text that is there but not
 * to be seen. For somebody who wants no motion the letters stand at once: their own animation is left out that way.
 */
export async function firstWords(browser: Browser, url: string, reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<FirstWords> {
  const page = await openPage(browser, { ...PHONE, reducedMotion });
  try {
    await slowDown(page);
    await page.addInitScript(watchHeading);
    await page.goto(url);
    await page.waitForFunction(() => window.headingMs !== undefined && document.fonts.status === 'loaded');
    await page.waitForTimeout(500);
    return await page.evaluate(readTimes);
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. */
function readTimes(): FirstWords {
  const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return {
    headingMs: Math.max(window.headingMs ?? Number.NaN, fcpMs), // Ready for the screen is not on it yet.
    fcpMs,
    lcpMs: window.lcpMs ?? Number.NaN,
    fontsMs: Math.max(0, ...fonts.map(({ startTime, duration }) => startTime + duration)),
  };
}

/** Runs in the page: looks at the heading in each frame. Both copies of the greeting count, the letters and the plain text. */
function watchHeading(): void {
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const isSeen = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return (
      height > 0 && top >= 0 && bottom <= innerHeight && getComputedStyle(element).visibility === 'visible' && opacityOf(element) >= 0.9
    );
  };
  const look = () => {
    const heading = document.querySelector('h1');
    const letters = [...(heading?.querySelectorAll('[aria-hidden] span span span') ?? [])];
    const text = heading?.querySelector('span') ?? heading;
    if ((text && isSeen(text)) || (letters.length > 0 && letters.every(isSeen)))
      setTimeout(() => {
        window.headingMs = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.lcpMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
