import { brotliCompressSync } from 'node:zlib';
import { type Browser, expect, test } from '@playwright/test';
import { build } from 'vite';
import { appReady } from '../support/app.ts';
import { BARE_REACT } from '../support/bare-react.ts';
import { PAGES } from '../support/pages.ts';

/** React is what we build on; everything of ours that a first view needs fits into two fifths of it on top. */
const FIRST_VIEW_LIMIT = 1.4;
/** With what home fetches once nothing else is to be done: never waited for, but paid for by every visitor. */
const IDLE_HOME_LIMIT = 2.2;
const IDLE_MS = 2000;

test.skip(({ isMobile }) => isMobile, 'Bytes do not depend on the screen.');

/** Brotli bytes of React hydrating one element. */
async function bareReact(): Promise<number> {
  const { output } = (await build(BARE_REACT)) as unknown as { output: { code?: string }[] };
  return output.reduce((sum, { code }) => sum + (code ? brotliCompressSync(code).length : 0), 0);
}

/** Brotli bytes of all scripts that a page fetches with an empty cache, until the app listens and so much longer. */
async function scriptBytes(browser: Browser, route: string, idleMs = 0): Promise<number> {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(route);
  await appReady(page);
  await page.waitForTimeout(idleMs);
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  await page.close();
  return bytes;
}

test(`the scripts of a first view weigh at most ${FIRST_VIEW_LIMIT} times bare React`, async ({ browser }) => {
  const bare = await bareReact();
  for (const { route } of PAGES) {
    const bytes = await scriptBytes(browser, route);
    console.log(`${route.padEnd(16)} ${bytes} brotli bytes, ${(bytes / bare).toFixed(3)} × bare React (${bare})`);
    expect.soft(bytes / bare, route).toBeLessThanOrEqual(FIRST_VIEW_LIMIT);
  }
});

test(`all scripts of the home page, once it is idle, weigh at most ${IDLE_HOME_LIMIT} times bare React`, async ({ browser }) => {
  expect((await scriptBytes(browser, '/', IDLE_MS)) / (await bareReact())).toBeLessThanOrEqual(IDLE_HOME_LIMIT);
});
