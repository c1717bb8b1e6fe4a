import { CONTENT_TYPES } from './content-types.ts';
import { type HeaderValues, PATH_RULES, type PathRule, PREVIEW_HEADERS } from './headers.ts';
import { anyOf } from './path-pattern.ts';

/** Without a list of the system's own, Caddy has no type or another one for these. */
const TOLD_TYPES = ['txt', 'vcf', 'webmanifest', 'xml', 'woff2', 'ico'] as const;

/**
 * Two snippets for Caddy: the headers of every answer, and what is special about a class of files. The second also asks
 * whether the file is there, and is imported after every other answer has been given: a path alone would mark a 404 as immutable.
 */
export function caddyFile(ofAll: HeaderValues, siteHost: string): string {
  const types = TOLD_TYPES.map((kind) => ({ paths: [`*.${kind}`], headers: { 'Content-Type': CONTENT_TYPES[kind] } }));
  const previews = `@site_preview not host ${siteHost}\n${block('@site_preview', PREVIEW_HEADERS)}`;
  // Without it a cache in front would hand an uncompressed answer to everybody.
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
