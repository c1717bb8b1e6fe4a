import { escapeRegExp } from '../escape.ts';
import { HASHED_FOLDERS } from '../hashed-folders.ts';
import { contentTypeOf } from './content-types.ts';
import { contentSecurityPolicy, PERMISSIONS_POLICY, type PolicyOptions } from './policies.ts';

/** Response headers by name. */
export type HeaderValues = Record<string, string>;

/** Headers for existing files at these paths. A wrong address must not get them. */
export interface PathRule {
  /** `:name` stands for one part of a path, as in _headers files. */
  paths: string[];
  headers: HeaderValues;
}

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** Browsers keep the file but ask each time whether it has changed; the usual response is a 304 of a few hundred bytes. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Two years, without subdomains: an owner's other subdomains may have no https. docs/deploy.md explains how to add `includeSubDomains`. */
const TRANSPORT_SECURITY = `max-age=${2 * YEAR_S}`;

/** Other sites may show these files: in link previews, bookmarks and search results. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The headers of every response, including a 404. The content security policy allows the one inline script of the pages by its hash. */
export function makeGlobalHeaders(scriptHash: string, options?: PolicyOptions): HeaderValues {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHash, options),
    'Strict-Transport-Security': TRANSPORT_SECURITY,
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cache-Control': REVALIDATE,
  };
}

/** Extra headers on domains other than the site's own: search engines must not index a deploy preview. */
export const DEPLOY_PREVIEW_HEADERS = { 'X-Robots-Tag': 'noindex' };

/** Files with a hash of their content in the name: browsers never ask for them again. */
const HASHED: PathRule = {
  paths: Object.values(HASHED_FOLDERS).map((folder) => `/${folder}/:name`),
  headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
};

/** Where there is a feed, websites that read feeds show its pictures and videos. */
const HASHED_AND_SHARED: PathRule = { ...HASHED, headers: { ...SHARED, ...HASHED.headers } };

const SHARED_PICTURES: PathRule = { paths: ['/images/cards/:name.png', '/apple-touch-icon.png', '/icons/:name.png'], headers: SHARED };

/** Browsers ask for these with every page: revalidated, they would double the requests of a visitor who comes again (SCALE-02). */
const WITH_EVERY_PAGE: PathRule = {
  paths: ['/favicon.ico', '/favicon.svg', '/manifest.webmanifest'],
  headers: { ...SHARED, 'Cache-Control': `public, max-age=${DAY_S}` },
};

/** The kinds of files with headers of their own. No path matches two of them. */
export const pathRules = (hasFeed = false) => [hasFeed ? HASHED_AND_SHARED : HASHED, SHARED_PICTURES, WITH_EVERY_PAGE];

/** The rules that match a path; more than one would be an error in the rules. */
export function rulesFor(path: string, rules = pathRules()): PathRule[] {
  return rules.filter(({ paths }) => new RegExp(`^${anyOf(paths)}`).test(path));
}

/** The headers of an existing file, as every host must send them. */
export function fileHeaders(globalHeaders: HeaderValues, path: string, rules?: PathRule[]): HeaderValues {
  const type = contentTypeOf(path);
  return Object.assign({}, globalHeaders, ...rulesFor(path, rules).map(({ headers }) => headers), type && { 'Content-Type': type });
}

/** The paths of a rule as one regular expression for JavaScript, nginx and Vercel. Callers put `^` before it. */
export function anyOf(paths: string[]): string {
  const patterns = paths.map((path) => escapeRegExp(path).replace(/:[a-z]+/g, '[^/]+'));
  return `(?:${patterns.join('|')})$`;
}
