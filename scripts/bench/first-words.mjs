/** A phone on slow 4G, as Lighthouse applies it where it does not simulate: latency, throughput both ways, a CPU four times slower. */
export const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
export const CPU_SLOWDOWN = 4;
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Makes a page as slow as that phone. */
export async function slowDown(page, { network = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/**
 * When the main heading can really be read: opaque, in the viewport, painted. Lighthouse counts text that is there but not
 * to be seen. For somebody who wants no motion the letters stand at once: their own animation is left out that way.
 */
export async function firstWords(browser, url, { reducedMotion = 'reduce' } = {}) {
  const page = await browser.newPage({ ...PHONE, reducedMotion });
  try {
    await slowDown(page);
    await page.addInitScript(watchHeading);
    await page.goto(url);
    await page.waitForFunction(() => window.headingMs !== undefined && document.fonts.status === 'loaded');
    await page.waitForTimeout(500);
    return await page.evaluate(() => {
      const fcpMs = performance.getEntriesByName('first-contentful-paint')[0].startTime;
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return {
        headingMs: Math.max(window.headingMs, fcpMs), // Ready for the screen is not on it yet.
        fcpMs,
        lcpMs: window.lcpMs,
        fontsMs: Math.max(0, ...fonts.map(({ responseEnd }) => responseEnd)),
      };
    });
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: looks at the heading in each frame. Both copies of the greeting count, the letters and the plain text. */
function watchHeading() {
  const opacityOf = (element) => (element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1);
  const isSeen = (element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return (
      height > 0 && top >= 0 && bottom <= innerHeight && getComputedStyle(element).visibility === 'visible' && opacityOf(element) >= 0.9
    );
  };
  const look = () => {
    const heading = document.querySelector('h1');
    const letters = [...(heading?.querySelectorAll('[aria-hidden] span span span') ?? [])];
    const text = heading?.querySelector('span') ?? heading;
    const isReadable = heading && (isSeen(text) || (letters.length > 0 && letters.every(isSeen)));
    if (isReadable)
      setTimeout(() => {
        window.headingMs = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    window.lcpMs = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
