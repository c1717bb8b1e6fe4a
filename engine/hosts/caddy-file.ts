import { CONTENT_TYPES } from './headers/content-types.ts';
import { type HeaderValues, PATH_RULES, type PathRule, PREVIEW_HEADERS } from './headers/headers.ts';
import { anyOf } from './headers/path-pattern.ts';

/** Types that Caddy does not know, or knows differently, on a system without a list of MIME types. */
const TOLD_TYPES = ['txt', 'webmanifest', 'xml', 'woff2', 'ico'] as const;

/**
 * Two snippets for Caddy: headers of every answer (site_headers), and headers of some kinds of files (site_classes). The second
 * applies only to files that exist: by path alone, a 404 below /assets/hashed/ would be cached as immutable.
 */
export function caddyFile(ofAll: HeaderValues, siteHost: string): string {
  const types = TOLD_TYPES.map((kind) => ({ paths: [`*.${kind}`], headers: { 'Content-Type': CONTENT_TYPES[kind] } }));
  const previews = `@site_preview not host ${siteHost}\n${block('@site_preview', PREVIEW_HEADERS)}`;
  // Caddy omits Vary from uncompressed answers: a cache in front of it would then send those to everybody.
  const vary = 'header ?Vary "Accept-Encoding"\n';
  const classes = [...PATH_RULES, ...types].map(rule).join('');
  return `(site_headers) {\n${block('*', ofAll)}${previews}${vary}}\n(site_classes) {\n${classes}}\n`;
}

function rule({ paths, headers }: PathRule, index: number): string {
  const matcher = `@site_rule_${index}`;
  return `${matcher} {\n\tpath_regexp ^${anyOf(paths)}\n\tfile\n}\n${block(matcher, headers)}`;
}

function block(matcher: string, headers: HeaderValues): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"\n`);
  return `header ${matcher} {\n${lines.join('')}}\n`;
}
