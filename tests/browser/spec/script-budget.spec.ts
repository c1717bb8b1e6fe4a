import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { appReady, idle } from '../../support/app.ts';
import { bareReactBytes } from '../../support/bare-react.ts';
import { PAGES } from '../../support/pages.ts';

/** React is what we build on; everything of ours that a first view needs fits into two fifths of it on top. */
const FIRST_VIEW_LIMIT = 1.4;
/** With what home fetches once nothing else is to be done: never waited for, but paid for by every visitor. */
const IDLE_HOME_LIMIT = 2.2;
const IDLE_MS = 60_000;

test(`the scripts of a first view weigh at most ${FIRST_VIEW_LIMIT} times bare React, and all that home fetches later ${IDLE_HOME_LIMIT} times`, async ({
  browser,
  baseURL,
}) => {
  const bare = await bareReactBytes();
  const weights = new Map<string, number>(); // Most pages share most files.
  const weightOf = (url: string, body: Buffer) => {
    const weight = weights.get(url) ?? brotliCompressSync(body).length;
    weights.set(url, weight);
    return weight;
  };
  for (const { route } of PAGES) {
    // A context of its own, so with an empty cache.
    const page = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'no-preference' });
    await page.clock.install();
    const scripts: Promise<{ url: string; body: Buffer }>[] = [];
    const asked: string[] = [];
    let onTheWay = 0;
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') return;
      asked.push(request.url());
      onTheWay++;
    });
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const arrived = response.body().finally(() => onTheWay--);
      scripts.push(arrived.then((body) => ({ url: response.url(), body })));
    });
    const weighed = async () => (await Promise.all(scripts)).reduce((sum, { url, body }) => sum + weightOf(url, body), 0) / bare;
    await page.goto(route);
    await appReady(page);
    expect.soft(asked.length, `${route} asks for scripts`).toBeGreaterThan(1);
    const first = await weighed();
    console.log(`${route.padEnd(16)} ${first.toFixed(3)} × bare React (${bare} brotli bytes)`);
    expect.soft(first, route).toBeLessThanOrEqual(FIRST_VIEW_LIMIT);
    if (route === '/') {
      // Whatever waits for an idle moment or a timer comes now.
      await page.clock.fastForward(IDLE_MS);
      await idle(page);
      // The code of the tooltip is asked for after all that, and shows that what comes late is weighed.
      await page.locator('.slide[data-current]').hover();
      await expect.poll(() => asked.filter((url) => url.includes('/pointer-follower-'))).toHaveLength(1);
      await expect.poll(() => onTheWay).toBe(0);
      expect.soft(await weighed(), 'home, once it is idle').toBeLessThanOrEqual(IDLE_HOME_LIMIT);
    }
    await page.close();
  }
});
