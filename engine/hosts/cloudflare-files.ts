import { type Redirect, requestedPaths } from '../content/redirects.ts';
import { DEPLOY_PREVIEW_HEADERS, type HeaderValues, type PathRule } from './headers.ts';

/** Headers that Cloudflare sends itself: a value of ours would be joined to its own with a comma. */
const HOST_MANAGED = ['Cache-Control'];

/** Addresses that Cloudflare gives to every site and to each version of it. The owner may also choose one as the site's own address. */
const PREVIEW_ADDRESSES = [
  { host: /\.workers\.dev$/, path: 'https://:version.:account.workers.dev/*' },
  { host: /\.pages\.dev$/, path: 'https://:version.:project.pages.dev/*' },
  { host: /\.pages\.dev$/, path: 'https://:project.pages.dev/*' },
];

/** `_headers`: Cloudflare reads it from the published folder. */
export function cloudflareHeaders(globalHeaders: HeaderValues, pathRules: PathRule[], siteHostname: string): string {
  const everywhere = Object.fromEntries(Object.entries(globalHeaders).filter(([name]) => !HOST_MANAGED.includes(name)));
  const rules = pathRules.flatMap(({ paths, headers }) => paths.map((path) => block(path, headers, Object.keys(everywhere))));
  const previews = PREVIEW_ADDRESSES.filter(({ host }) => !host.test(siteHostname)).map(({ path }) => block(path, DEPLOY_PREVIEW_HEADERS));
  return [block('/*', everywhere), ...rules, ...previews].join('\n');
}

/** One rule of a `_headers` file. A header that another rule has already set is unset first: else Cloudflare would join both values. */
export function block(path: string, headers: HeaderValues, alreadySet: string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const unset = alreadySet.filter((name) => name in headers).map((name) => `  ! ${name}\n`);
  return [`${path}\n`, ...unset, ...lines].join('');
}

/**
 * `_redirects`: old addresses, then other spellings of a page's address, for which Cloudflare alone would redirect temporarily (307). The
 * first rule that matches wins, and only rules above the first with a placeholder are looked up by their path.
 */
export function cloudflareRedirects(redirects: Redirect[], writing?: string): string {
  const pages = ['/:page', ...(writing ? [`${writing}/:page`, `${writing}/tags/:page`] : [])];
  const spellings = pages.flatMap((page) => [`${page}.html ${page} 301`, `${page}/ ${page} 301`]);
  return [redirectLines(redirects), '/index.html / 301\n', ...spellings.map((line) => `${line}\n`)].join('');
}

/** Old addresses in a `_redirects` file. Both hosts that read one keep the query. */
export function redirectLines(redirects: Redirect[]): string {
  const lines = redirects.flatMap((redirect) =>
    requestedPaths(redirect).flatMap((path) => [`${path} ${redirect.to} 301\n`, `${path}/ ${redirect.to} 301\n`]),
  );
  return lines.join('');
}

/** `.assetsignore`: files that are not uploaded. Cloudflare compresses responses itself and does not need our compressed copies. */
export function cloudflareIgnored(ownArchives: string[]): string {
  const escaped = ownArchives.map((file) => file.replace(/[\\*?[\]]/g, '\\$&'));
  return ['*.br', '*.gz', ...escaped.map((file) => `!/${file}`), ''].join('\n');
}

/**
 * `wrangler.json`: all that Cloudflare's tool has to be told to publish the site. The tool is started with this file and nothing else,
 * because a shell would run an address such as https://a$(id).dev. Paths start at the folder of the file.
 */
export function wranglerConfig(url: string): string {
  const config = {
    name: cloudflareName(url),
    compatibility_date: '2026-11-01',
    // Both send noindex (PREVIEW_ADDRESSES), unless such an address is the site's own.
    workers_dev: true,
    preview_urls: true,
    // Files first; the worker runs only where there is no file.
    main: '../engine/hosts/not-found-worker.ts',
    assets: {
      directory: '../dist',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none',
      run_worker_first: ['/404'], // Its status must be 404, so the worker handles it.
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The name of the site at Cloudflare, from its address: ada.dev is "ada-dev", ada.account.workers.dev is "ada". */
export function cloudflareName(url: string): string {
  const { hostname } = new URL(url);
  const own = hostname.replace(/^([^.]+)\.[^.]+\.workers\.dev$/, '$1').replace(/\.pages\.dev$/, '');
  return own.replace(/[^a-z0-9-]/g, '-').slice(0, 63);
}
