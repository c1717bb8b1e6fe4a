import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { filesIn, wordsOf } from '../../tests/support/dist.ts';

/** The two ways to deliver the page of bench/crawler/. */
export const SITES = ['client', 'server'] as const;
export type Site = (typeof SITES)[number];

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** An answer of one of the two servers: what it is, and its bytes as they travel. */
interface Answer {
  type: string;
  bytes: Buffer;
}

/** A site that can be asked for its files; `/` is its page. */
export interface BuiltSite {
  answer: (path: string) => Answer | undefined;
  paths: string[];
  /** The page's HTML as it leaves the server. */
  html: () => string;
}

/** Builds both sites with Vite as their owner would, below this folder. */
export async function buildSites(out: string): Promise<Record<Site, BuiltSite>> {
  const page = { client: build('bench/crawler/client', join(out, 'client')), server: build('bench/crawler/server', join(out, 'server')) };
  const renderer = build('bench/crawler/server', join(out, 'render'), '--ssr', 'render.tsx');
  const { render } = (await import(/* @vite-ignore */ pathToFileURL(join(renderer, 'render.js')).href)) as { render: () => string };
  const html = (site: Site) => readFileSync(join(page[site], 'index.html'), 'utf8');
  return {
    client: site(page.client, () => html('client')),
    server: site(page.server, () => html('server').replace('<!--page-->', render)),
  };
}

function build(root: string, outDir: string, ...flags: string[]): string {
  const folder = resolve(outDir);
  const args = ['build', root, '--outDir', folder, '--emptyOutDir', '--assetsInlineLimit', '0', '--logLevel', 'warn', ...flags];
  execFileSync(resolve('node_modules/.bin/vite'), args, { stdio: 'pipe', env: { ...process.env, NODE_ENV: 'production' } });
  return folder;
}

function site(folder: string, html: () => string): BuiltSite {
  const files = Object.fromEntries(
    filesIn(folder).map((file) => [
      `/${file}`,
      { type: TYPES[extname(file)] ?? '', bytes: brotliCompressSync(readFileSync(join(folder, file))) },
    ]),
  );
  return {
    html,
    paths: ['/', ...Object.keys(files)],
    answer: (path) => (path === '/' ? { type: TYPES['.html'] ?? '', bytes: brotliCompressSync(html()) } : files[path]),
  };
}

/** What is the same on every machine: the words of the first response, and bytes as they travel. */
export function weigh({ answer, html, paths }: BuiltSite) {
  const read = wordsOf(html().slice(html().indexOf('<body>')));
  const size = (ending: string) => answer(paths.find((path) => path.endsWith(ending)) ?? '')?.bytes.length ?? 0;
  return {
    read,
    words: { response: read.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0 },
    bytes: { response: size('/'), style: size('.css'), script: size('.js'), picture: size('.svg') },
  };
}
