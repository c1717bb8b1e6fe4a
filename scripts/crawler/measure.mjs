import { createServer } from 'node:http';
import { PHONE, slowDown } from '../bench/first-words.mjs';

const SETTLE_MS = 500;

/** Serves a built site on this port of this machine, in brotli, as any host would. */
export async function serve({ answer }, port) {
  const server = createServer(({ url }, response) => {
    const found = answer(url);
    if (!found) return response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': found.type, 'content-encoding': 'br', 'content-length': found.bytes.length })
      .end(found.bytes);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** One visit by a slow phone with an empty cache: when what had arrived, in milliseconds since the request. */
export async function visit(browser, url) {
  const page = await browser.newPage(PHONE);
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
function watchPicture() {
  new PerformanceObserver((list) => {
    window.pictureMs = list.getEntries()[0].startTime;
  }).observe({ type: 'element', buffered: true });
}

/** Runs in the page. Its first contentful paint is its first word: the words are in the page before the picture is asked for. */
function readTimes() {
  const [navigation] = performance.getEntriesByType('navigation');
  const at = (name) => performance.getEntriesByName(name)[0].startTime;
  const end = (ending) => performance.getEntriesByType('resource').find(({ name }) => name.endsWith(ending)).responseEnd;
  return {
    words: document.body.innerText.match(/[\p{L}\p{N}]\S*/gu).length,
    responseMs: navigation.responseEnd,
    styleMs: end('.css'),
    scriptMs: end('.js'),
    paintMs: at('first-paint'),
    wordMs: at('first-contentful-paint'),
    pictureMs: window.pictureMs,
    answersMs: at('answers'),
  };
}
