import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesIn, wordsOf } from '../../../tests/support/sites/dist.ts';

/** The two ways to deliver the page of tools/maintainer/bench/sites/crawler/. */
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
export function buildSites(out: string): Record<Site, BuiltSite> {
  const renderer = build('server', join(out, 'render'), ['--ssr', 'render.tsx']);
  return {
    client: site(build('client', join(out, 'client'))),
    server: site(build('server', join(out, 'server'), [], { RENDERER: join(renderer, 'render.js') })),
  };
}

function build(site: Site, outDir: string, flags: string[] = [], env: Record<string, string> = {}): string {
  const folder = resolve(outDir);
  const args = [
    'build',
    `tools/maintainer/bench/sites/crawler/${site}`,
    '--outDir',
    folder,
    '--emptyOutDir',
    '--assetsInlineLimit',
    '0',
    '--logLevel',
    'warn',
  ];
  const options = { stdio: 'pipe', env: { ...process.env, NODE_ENV: 'production', ...env } } as const;
  execFileSync(resolve('node_modules/.bin/vite'), [...args, ...flags], options);
  return folder;
}

function site(folder: string): BuiltSite {
  const html = () => readFileSync(join(folder, 'index.html'), 'utf8');
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
