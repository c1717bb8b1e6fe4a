import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM } from '../../art/drawing/chromium.ts';

/** Now and then Lighthouse's own recording fails, and it asks to be run again. */
const RECORDING_FAILED = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_FCP']);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One Lighthouse run, mobile defaults, in a browser of its own with an empty cache. Only times differ from run to run:
 * the other categories are judged once, where `isFull` asks for them.
 */
export async function judge(url, { isFull, triesLeft = 2 }) {
  const chrome = await launch({
    chromePath: CHROMIUM.executablePath,
    chromeFlags: ['--headless=new', ...CHROMIUM.args],
    logLevel: 'silent',
  });
  try {
    const flags = { port: chrome.port, logLevel: 'silent', onlyCategories: isFull ? CATEGORIES : ['performance'] };
    const { lhr } = await lighthouse(url, { ...flags, disableFullPageScreenshot: !isFull });
    if (!lhr.runtimeError) return figuresOf(lhr);
    if (!triesLeft || !RECORDING_FAILED.has(lhr.runtimeError.code)) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return judge(url, { isFull, triesLeft: triesLeft - 1 });
}

function figuresOf({ audits, categories, environment }) {
  const requests = audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'));
  const bytes = (type) =>
    requests.filter(({ resourceType }) => !type || resourceType === type).reduce((sum, { transferSize }) => sum + transferSize, 0);
  const time = (id) => audits[id].numericValue;
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)])),
    failed: Object.values(categories).flatMap(({ id, auditRefs }) => failedIn(id, auditRefs, audits)),
    fcpMs: time('first-contentful-paint'),
    lcpMs: time('largest-contentful-paint'),
    tbtMs: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    speedIndexMs: time('speed-index'),
    bytes: bytes(),
    scriptBytes: bytes('Script'),
    requests: requests.length,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** What costs a page a point outside performance, where a figure says more. */
function failedIn(category, refs, audits) {
  if (category === 'performance') return [];
  return refs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1).map(({ id }) => id);
}
