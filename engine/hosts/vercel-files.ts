import { type Redirect, requestedPaths } from '../content/redirects.ts';
import { escapeRegExp } from '../escape.ts';
import { contentTypeOf } from './content-types.ts';
import { anyOf, DEPLOY_PREVIEW_HEADERS, type HeaderValues } from './headers.ts';
import type { HostInfo } from './host-files.ts';

interface Route {
  src: string;
  dest?: string;
  status?: number;
  headers?: HeaderValues;
  /** Later rules still apply. */
  continue?: true;
  /** Wins over the same header of an earlier rule. */
  important?: true;
  missing?: { type: 'host'; value: string }[];
}

/** `.vercel/output/config.json`: how Vercel responds, in the form of its Build Output API. */
export interface VercelConfig {
  version: 3;
  routes: (Route | { handle: 'filesystem' | 'hit' | 'error' })[];
  overrides: Record<string, { path?: string; contentType?: string }>;
}

const ANY = '^/.*$';

/**
 * The rules run in this order: headers of every response; redirects of old addresses and of other spellings of a page; then, only where a file was found, what is special
 * about it; and where none was found, our 404 page. A vercel.json can't say this: it is read before the build,
 * and the content security policy holds a hash that the build makes.
 */
export function vercelConfig(
  { globalHeaders, pathRules, siteHostname, redirects }: HostInfo,
  files: string[],
  pages: Map<string, string>,
): VercelConfig {
  return {
    version: 3,
    routes: [
      { src: ANY, headers: globalHeaders, continue: true },
      { src: ANY, missing: [{ type: 'host', value: escapeRegExp(siteHostname) }], headers: DEPLOY_PREVIEW_HEADERS, continue: true },
      ...redirects.map(redirectOld),
      ...[...pages.values()].map(redirectVariants),
      { handle: 'filesystem' },
      { handle: 'hit' },
      ...pathRules.map(({ paths, headers }): Route => ({ src: `^${anyOf(paths)}`, headers, continue: true, important: true })),
      { handle: 'error' },
      { src: ANY, dest: '/404.html', status: 404 },
    ],
    overrides: Object.fromEntries(files.map((file) => [file, override(file, pages.get(file))])),
  };
}

/** An old address, encoded or not: Vercel does not say how it compares one that has other characters than those of English. */
function redirectOld(redirect: Redirect): Route {
  const paths = [...new Set([...requestedPaths(redirect), redirect.from])].map(escapeRegExp);
  return { src: `^(?:${paths.join('|')})/?$`, status: 308, headers: { Location: redirect.to } };
}

/** Each page by its name: a rule for any name would lead from `//elsewhere.example/` to another site. */
function redirectVariants(address: string): Route {
  const src = address === '/' ? '^/index(?:\\.html|/)?$' : `^${escapeRegExp(address)}(?:\\.html|/)$`;
  return { src, status: 308, headers: { Location: address } };
}

function override(file: string, address?: string): VercelConfig['overrides'][string] {
  const contentType = contentTypeOf(file);
  // The home page needs no override.
  return { ...(address && address !== '/' && { path: address.slice(1) }), ...(contentType && { contentType }) };
}
