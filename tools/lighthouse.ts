import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM } from '../engine/generate/chromium.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Errors of Lighthouse's own recording. They happen occasionally, and Lighthouse asks for another run. */
const RECORDING_FAILED = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_FCP']);

/** One Lighthouse run with the mobile defaults, in a new browser with an empty cache. */
export async function audit(url: string, categories: Category[], browserArgs: string[] = [], triesLeft = 2): Promise<Result> {
  const chrome = await launch({
    chromePath: CHROMIUM.executablePath,
    chromeFlags: ['--headless=new', ...CHROMIUM.args, ...browserArgs],
    logLevel: 'silent',
  });
  try {
    const isTimed = categories.length === 1 && categories[0] === 'performance';
    const flags = { port: chrome.port, logLevel: 'silent', onlyCategories: categories, disableFullPageScreenshot: isTimed } as const;
    const lhr = (await lighthouse(url, flags))?.lhr as Result;
    if (!lhr.runtimeError) return lhr;
    if (!triesLeft || !RECORDING_FAILED.has(lhr.runtimeError.code)) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return audit(url, categories, browserArgs, triesLeft - 1);
}

/** What costs a page a point in a category. */
export function failedIn({ categories, audits }: Result, category: Category): string[] {
  const refs = categories[category]?.auditRefs ?? [];
  return refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
}
