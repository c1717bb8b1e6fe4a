import { escapeRegExp } from '../escape.ts';
import { contentTypeOf } from './content-types.ts';
import { anyOf, type HeaderValues, PATH_RULES, PREVIEW_HEADERS } from './headers.ts';

interface Route {
  src: string;
  dest?: string;
  status?: number;
  headers?: HeaderValues;
  /** The next rules are asked too. */
  continue?: true;
  /** Wins over the same header of an earlier rule. */
  important?: true;
  missing?: { type: 'host'; value: string }[];
}

/** `.vercel/output/config.json`: how Vercel answers, in the form of its Build Output API. */
export interface VercelConfig {
  version: 3;
  routes: (Route | { handle: 'filesystem' | 'hit' | 'error' })[];
  overrides: Record<string, { path?: string; contentType?: string }>;
}

const ANY = '^/.*$';

/**
 * The rules run in this order: headers of every answer; other spellings of pages; then, only where a file was found, what is special
 * about its class; and where none was found, our page for wrong addresses. A vercel.json can't say this: it is read before the build,
 * and the security policy holds a hash that the build makes.
 */
export function vercelConfig(globalHeaders: HeaderValues, files: string[], pages: Map<string, string>, siteHost: string): VercelConfig {
  return {
    version: 3,
    routes: [
      { src: ANY, headers: globalHeaders, continue: true },
      { src: ANY, missing: [{ type: 'host', value: escapeRegExp(siteHost) }], headers: PREVIEW_HEADERS, continue: true },
      ...[...pages.values()].map(otherSpellings),
      { handle: 'filesystem' },
      { handle: 'hit' },
      ...PATH_RULES.map(({ paths, headers }): Route => ({ src: `^${anyOf(paths)}`, headers, continue: true, important: true })),
      { handle: 'error' },
      { src: ANY, dest: '/404.html', status: 404 },
    ],
    overrides: Object.fromEntries(files.map((file) => [file, override(file, pages.get(file))])),
  };
}

/** Each page by its name: a rule for any name would lead from `//elsewhere.example/` to another site. */
function otherSpellings(address: string): Route {
  const src = address === '/' ? '^/index(?:\\.html|/)?$' : `^${escapeRegExp(address)}(?:\\.html|/)$`;
  return { src, status: 308, headers: { Location: address } };
}

function override(file: string, address?: string): VercelConfig['overrides'][string] {
  const contentType = contentTypeOf(file);
  // The start page has its address by itself.
  return { ...(address && address !== '/' && { path: address.slice(1) }), ...(contentType && { contentType }) };
}
