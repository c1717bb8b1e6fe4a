import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { appReady } from '../../support/page/app.ts';
import { DIST } from '../../support/sites/dist.ts';
import { CASE_STUDIES, HOME } from '../../support/sites/pages.ts';

/** All scripts of a first view, as a multiple of bare React: our own code may be 40 % of its size. */
const LIMIT = 1.4;

/** Brotli bytes of React hydrating one element, built with the same Vite. */
async function bareReactBytes(): Promise<number> {
  process.env.NODE_ENV = 'production'; // React's production build.
  const { build } = await import('vite');
  const { output } = (await build({
    root: 'tests/fixtures/bare-react',
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { modulePreload: { polyfill: false }, write: false },
  })) as { output: { code?: string }[] };
  return output.reduce((sum, { code }) => sum + (code ? brotliCompressSync(code).length : 0), 0);
}

test(`the scripts of a first view weigh at most ${LIMIT} times bare React, on home and on every case study`, async ({ page }) => {
  const bare = await bareReactBytes();
  let scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
  for (const { route } of [HOME, ...CASE_STUDIES]) {
    scripts = new Set();
    await page.goto(route);
    await appReady(page);
    expect(scripts.size, `${route} loads scripts`).toBeGreaterThan(4);
    const bytes = [...scripts].reduce((sum, path) => sum + statSync(`${DIST}${path}.br`).size, 0);
    console.log(`${route.padEnd(16)} ${(bytes / bare).toFixed(3)} × bare React (${bare} brotli bytes)`);
    expect.soft(bytes / bare, route).toBeLessThanOrEqual(LIMIT);
  }
});
