import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { open } from '../support/app.ts';
import { PAGES } from '../support/pages.ts';

const LIMIT = 1.3;

/** Brotli bytes of React hydrating one element, built by the same Vite. */
async function bareReact(): Promise<number> {
  const result = await build({
    root: 'bench/bare-react',
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  const { output } = result as unknown as { output: { code?: string }[] };
  return output.reduce((sum, { code }) => sum + (code ? brotliCompressSync(code).length : 0), 0);
}

test(`the scripts that hydrate a page weigh at most ${LIMIT} times bare React`, async ({ browser }, { project }) => {
  test.skip(project.name !== 'desktop', 'Bytes do not depend on the screen.');
  const bare = await bareReact();
  console.log(`bare React: ${bare} brotli bytes`);
  for (const { route } of PAGES) {
    const page = await browser.newPage(); // With an empty cache.
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await open(page, route);
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    console.log(`${route.padEnd(16)} ${bytes} brotli bytes, ${bodies.length} files, ${(bytes / bare).toFixed(3)} × bare React`);
    expect(bytes / bare, route).toBeLessThanOrEqual(LIMIT);
    await page.close();
  }
});
