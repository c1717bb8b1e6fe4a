import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { attributes } from '../support/dist.ts';
import { ALL_PAGES, NOT_FOUND } from '../support/pages.ts';

let server: ViteDevServer | undefined;
afterEach(async () => {
  await server?.close();
  delete process.env.SITE_URL;
});

test.each(['/', '/some-repo/'])('npm run dev answers with whole documents whose files are there, on a site at %s', async (base) => {
  process.env.SITE_URL = `https://skye.example.com${base}`;
  server = await createServer({ logLevel: 'silent', server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  const about = await fetch(`${origin}${base}about`);
  const html = await about.text();
  expect(about.status).toBe(200);
  expect(html).toContain('More about me');
  const files = [
    ...attributes(html, 'script', 'src'),
    ...attributes(html.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? '', 'link', 'href'),
  ];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await fetch(origin + file)).headers.get('content-type'), file).toMatch(/javascript|css/);
  for (const { route } of ALL_PAGES) {
    const response = await fetch(origin + base + route.slice(1));
    expect(response.status, route).toBe(route === NOT_FOUND.route ? 404 : 200);
    expect(await response.text(), route).toContain('id="app"');
  }
});
