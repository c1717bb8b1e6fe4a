import { CONTENT_TYPES } from './content-types.ts';
import { type HeaderValues, PATH_RULES, PREVIEW_HEADERS } from './headers.ts';

/** What the edge says by itself of a file that no rule names; a second value would be joined to the first with a comma. */
const SAID_BY_HOST = ['Cache-Control'];

/** Names that the edge gives to every site and to each of its versions; one of them may be the owner's own choice. */
const PREVIEW_ADDRESSES = [
  { host: /\.workers\.dev$/, path: 'https://:version.:account.workers.dev/*' },
  { host: /\.pages\.dev$/, path: 'https://:version.:project.pages.dev/*' },
  { host: /\.pages\.dev$/, path: 'https://:project.pages.dev/*' },
];

/** `_headers`: Cloudflare and Netlify read it from the folder they publish. The edge knows contact cards by an old name. */
export function cloudflareHeaders(ofAll: HeaderValues, siteHost: string): string {
  const everywhere = Object.fromEntries(Object.entries(ofAll).filter(([name]) => !SAID_BY_HOST.includes(name)));
  const rules = PATH_RULES.flatMap(({ paths, headers }) => paths.map((path) => block(path, headers, Object.keys(everywhere))));
  const types = block('/*.vcf', { 'Content-Type': CONTENT_TYPES.vcf }, []);
  const previews = PREVIEW_ADDRESSES.filter(({ host }) => !host.test(siteHost)).map(({ path }) => block(path, PREVIEW_HEADERS, []));
  return [block('/*', everywhere, []), ...rules, types, ...previews].join('\n');
}

function block(path: string, headers: HeaderValues, alreadySet: string[]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const unset = Object.keys(headers)
    .filter((name) => alreadySet.includes(name))
    .map((name) => `  ! ${name}\n`);
  return [`${path}\n`, ...unset, ...lines].join('');
}

/** `_redirects`: other spellings of a page's address. Without it the edge redirects too, but only for now (307). */
export const CLOUDFLARE_REDIRECTS = ['/index.html / 301', '/:page.html /:page 301', '/:page/ /:page 301', ''].join('\n');

/** `.assetsignore`: the edge compresses by itself and has no use for our compressed copies. */
export const CLOUDFLARE_IGNORED = ['*.br', '*.gz', ''].join('\n');

/** The name of the site at Cloudflare, from its address: ada.dev is "ada-dev", ada.account.workers.dev is "ada". */
export function cloudflareName(url: string): string {
  const { hostname } = new URL(url);
  const own = hostname.replace(/^([^.]+)\.[^.]+\.workers\.dev$/, '$1').replace(/\.pages\.dev$/, '');
  return own.replaceAll('.', '-').slice(0, 63);
}
