import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { attributes } from '../support/sites/dist.ts';
import { ALL_PAGES, NOT_FOUND } from '../support/sites/pages.ts';

let server: ViteDevServer | undefined;
afterEach(async () => {
  await server?.close();
  delete process.env.SITE_URL;
});

/** Starts the server that `npm run dev` starts, and returns its address. */
async function startServer(plugins: Plugin[] = []): Promise<string> {
  server = await createServer({ logLevel: 'silent', plugins, server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  return new URL(server.resolvedUrls?.local[0] ?? '').origin;
}

test.each(['/', '/some-repo/'])('npm run dev answers with whole documents whose files are there, on a site at %s', async (base) => {
  process.env.SITE_URL = `https://skye.example.com${base}`;
  const origin = await startServer();
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
  const fonts = attributes(html.match(/<link rel="preload"[^>]*>/g)?.join('') ?? '', 'link', 'href');
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect((await fetch(origin + font)).headers.get('content-type'), font).toBe('font/woff2');
  for (const { route } of ALL_PAGES) {
    const response = await fetch(origin + base + route.slice(1));
    expect(response.status, route).toBe(route === NOT_FOUND.route ? 404 : 200);
    expect(await response.text(), route).toContain('id="app"');
  }
});

test('npm run dev answers with the error of a page that throws, and keeps running', async () => {
  const plant: Plugin = {
    name: 'plant',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/contact-screen.tsx') ? code.replace('return (', 'throw new Error("planted"); return (') : null),
  };
  const origin = await startServer([plant]);
  const broken = await fetch(`${origin}/contact`, { signal: AbortSignal.timeout(30_000) });
  expect(broken.status).toBe(500);
  expect(await broken.text()).toContain('planted');
  expect((await fetch(`${origin}/about`)).status).toBe(200);
});
