import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { openPage } from '../../../engine/drawings/open-page.ts';
import type { Measured } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';
import type { BuiltSite } from './crawler-builds.ts';
import { PHONE, slowDown } from './measure/phone.ts';

const SETTLE_MS = 500;

/** What a visitor has in the end, and when what had arrived, in milliseconds since the request. */
export type Visit = Measured['times'] & { words: number };

declare global {
  interface Window {
    /** When the picture was painted; undefined until then. */
    pictureMs?: number;
  }
}

/** Serves a built site on this port of this machine, in brotli, as any host would. */
export async function serve({ answer }: BuiltSite, port: number) {
  const server = createServer(({ url = '' }, response) => {
    const found = answer(url);
    if (!found) return response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': found.type, 'content-encoding': 'br', 'content-length': found.bytes.length })
      .end(found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** One visit by a slow phone with an empty cache. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openPage(browser, PHONE);
  try {
    await slowDown(page);
    await page.addInitScript(watchPicture);
    await page.goto(url);
    await page.waitForFunction(() => window.pictureMs && performance.getEntriesByName('answers').length);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(readTimes);
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: notes when the picture is painted. */
function watchPicture(): void {
  new PerformanceObserver((list) => {
    window.pictureMs ??= list.getEntries()[0]?.startTime ?? Number.NaN;
  }).observe({ type: 'element', buffered: true });
}

/** Runs in the page. Its first contentful paint is its first word: the words are in the page before the picture is asked for. */
function readTimes(): Visit {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const endOf = (entry?: PerformanceEntry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : Number.NaN);
  const fileWith = (ending: string) => performance.getEntriesByType('resource').find(({ name }) => name.endsWith(ending));
  return {
    words: document.body.innerText.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0,
    responseMs: endOf(performance.getEntriesByType('navigation')[0]),
    styleMs: endOf(fileWith('.css')),
    scriptMs: endOf(fileWith('.js')),
    paintMs: at('first-paint'),
    wordMs: at('first-contentful-paint'),
    pictureMs: window.pictureMs ?? Number.NaN,
    answersMs: at('answers'),
  };
}
