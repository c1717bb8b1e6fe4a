import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { copyProject } from '../support/sites/build-site.ts';
import { attributes } from '../support/sites/dist.ts';
import { ALL_PAGES, NOT_FOUND } from '../support/sites/pages.ts';

let server: ViteDevServer | undefined;
afterEach(async () => {
  await server?.close();
  delete process.env.SITE_URL;
});

/** Starts the server that `npm run dev` starts, and returns its address. */
async function startServer(config: InlineConfig = {}): Promise<string> {
  server = await createServer({ logLevel: 'silent', ...config, server: { host: '127.0.0.1', port: 0, ...config.server } });
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
  const origin = await startServer({ plugins: [plant] });
  const broken = await fetch(`${origin}/contact`, { signal: AbortSignal.timeout(30_000) });
  expect(broken.status).toBe(500);
  expect(await broken.text()).toContain('planted');
  expect((await fetch(`${origin}/about`)).status).toBe(200);
});

test('npm run dev bundles the inline script once, and again after a change', async () => {
  const project = copyProject('inline-script');
  const script = join(project, 'src/app/first-frame.ts');
  const write = (words: string) => writeFileSync(script, `${readFileSync(script, 'utf8')}\nwindow.name = '${words}';\n`);
  write('first words');
  // Nothing is watched, so that only this test says when a file has changed.
  const origin = await startServer({ root: project, configFile: join(project, 'vite.config.ts'), server: { watch: { ignored: ['**'] } } });
  const page = async () => (await fetch(`${origin}/contact`)).text();
  expect(await page()).toContain('first words');
  write('second words');
  expect(await page()).not.toContain('second words');
  server?.watcher.emit('change', script);
  await expect.poll(page).toContain('second words');
  rmSync(project, { recursive: true });
});
