import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { appReady, idle } from '../../../support/page/app.ts';
import { bareReactBytes } from '../../../support/sites/bare-react.ts';
import { PAGES } from '../../../support/sites/pages.ts';

/** All scripts of a first view, as a multiple of bare React: our own code may have two fifths of its size. */
const FIRST_VIEW_LIMIT = 1.4;
/** The same with what home fetches when the browser is idle: nobody waits for it, but every visitor downloads it. */
const IDLE_HOME_LIMIT = 2.2;
const IDLE_MS = 60_000;

const weights = new Map<string, number>(); // By file: most pages share most files.
const weightOf = (url: string, body: Buffer) => {
  const weight = weights.get(url) ?? brotliCompressSync(body).length;
  weights.set(url, weight);
  return weight;
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { route } of PAGES) {
  const andLater = route === '/' ? `, and all that it fetches later ${IDLE_HOME_LIMIT} times` : '';

  test(`the scripts of a first view of ${route} weigh at most ${FIRST_VIEW_LIMIT} times bare React${andLater}`, async ({ page }) => {
    const bare = await bareReactBytes();
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
      // Now runs everything that waits for an idle moment or a timer.
      await page.clock.fastForward(IDLE_MS);
      await idle(page);
      // The code of the tooltip is fetched last. It proves that late files are counted.
      await page.locator('.slide[data-current]').hover();
      await expect.poll(() => asked.filter((url) => url.includes('/pointer-follower-'))).toHaveLength(1);
      await expect.poll(() => onTheWay).toBe(0);
      expect.soft(await weighed(), 'home, once it is idle').toBeLessThanOrEqual(IDLE_HOME_LIMIT);
    }
  });
}
