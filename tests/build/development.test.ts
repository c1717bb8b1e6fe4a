import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { attributes } from '../support/sites/dist.ts';

test('npm run dev serves complete documents, their files and their icons, also for a site below a path', async () => {
  process.env.SITE_URL = 'https://skye.example.com/some-repo/';
  const server = await createServer({ logLevel: 'silent', server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  const about = await fetch(`${origin}/some-repo/about`);
  const html = await about.text();
  expect(about.status).toBe(200);
  expect(html).toContain('More about me');
  const files = [...attributes(html, 'script', 'src'), ...attributes(html, 'link rel="stylesheet"', 'href')];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await fetch(origin + file)).headers.get('content-type'), file).toMatch(/javascript|css/);
  const fonts = attributes(html, 'link rel="preload"', 'href').filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect((await fetch(origin + font)).headers.get('content-type'), font).toBe('font/woff2');
  const icons = attributes(html, 'link rel="(?:apple-touch-)?icon"', 'href');
  expect(icons).toHaveLength(3);
  for (const icon of icons) expect((await fetch(origin + icon)).headers.get('content-type'), icon).toMatch(/^image\//);
  expect((await fetch(`${origin}/some-repo/nope`)).status).toBe(404);
  await server.close();
  delete process.env.SITE_URL;
});
