import type { Redirect } from '../content/redirects.ts';
import { escapeRegExp } from '../escape.ts';
import { CONTENT_TYPES } from './content-types.ts';
import { anyOf, DEPLOY_PREVIEW_HEADERS, type HeaderValues, type PathRule } from './headers.ts';

/**
 * The file that nginx.conf includes in its http block. No location sets a header: one add_header there would drop all inherited
 * ones. A header that differs between kinds of files gets its value from a map.
 */
export function nginxFile(
  globalHeaders: HeaderValues,
  pathRules: PathRule[],
  siteHostname: string,
  ownArchives: string[],
  redirects: Redirect[],
): string {
  const varying = new Set(pathRules.flatMap(({ headers }) => Object.keys(headers)));
  const headers = Object.entries(globalHeaders).map(([name, value]) =>
    varying.has(name) ? byRule(pathRules, name, value) : added(name, `"${value}"`),
  );
  // At the site's own host they are empty, and nginx sends no empty header.
  const previews = Object.entries(DEPLOY_PREVIEW_HEADERS).map(([name, value]) =>
    mappedHeader(name, '$host', { default: value, [siteHostname]: '' }),
  );
  return [ruleOfFile(pathRules), ownArchive(ownArchives), oldAddresses(redirects), ...headers, ...previews, types()].join('');
}

/** Sets $site_rule to the number of the path rule, for responses with a file only. HTML has no rule: nginx skips the search by path for it. */
function ruleOfFile(pathRules: PathRule[]): string {
  const rules = pathRules.map(({ paths }, index) => [`~^(?:200|206|304) ${anyOf(paths)}`, `${index}`]);
  return [
    map('$sent_http_content_type', '$site_file', { default: '$uri', [CONTENT_TYPES.html]: '' }),
    map('$status $site_file', '$site_rule', { default: '', '200 ': '', ...Object.fromEntries(rules) }),
  ].join('');
}

/** Sets $site_own_archive to 1 for a file that the owner has compressed. As patterns, because a name in a map has a limited length. */
function ownArchive(files: string[]): string {
  return map('$uri', '$site_own_archive', {
    default: '',
    ...Object.fromEntries(files.map((file) => [`~^/${escapeRegExp(file).replaceAll('"', '\\"')}$`, '1'])),
  });
}

/** Sets $site_redirect to what is found at an old address now. As patterns, because names in a map are the same in capitals. */
function oldAddresses(redirects: Redirect[]): string {
  const rules = redirects.map(({ from, to }) => [`~^${escapeRegExp(from)}/?$`, to]);
  return map('$uri', '$site_redirect', { default: '', ...Object.fromEntries(rules) });
}

/** A header with one value for every response, and others for some path rules. */
function byRule(pathRules: PathRule[], name: string, otherwise: string): string {
  const special = pathRules.flatMap(({ headers }, index) => (headers[name] ? [[`${index}`, headers[name]]] : []));
  return mappedHeader(name, '$site_rule', { ...Object.fromEntries(special), default: otherwise });
}

/** nginx does not send a header whose value is empty. */
function mappedHeader(name: string, source: string, values: HeaderValues): string {
  return map(source, variableOf(name), values) + added(name, variableOf(name));
}

const variableOf = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

function map(source: string, variable: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([key, value]) => `  ${key === 'default' ? key : `"${key}"`} "${value}";\n`);
  return `map "${source}" ${variable} {\n${lines.join('')}}\n`;
}

const added = (name: string, value: string) => `add_header ${name} ${value} always;\n`;

function types(): string {
  const lines = Object.entries(CONTENT_TYPES).map(([kind, type]) => `  "${type}" ${kind};\n`);
  return `default_type application/octet-stream;\ntypes {\n${lines.join('')}}\n`;
}
