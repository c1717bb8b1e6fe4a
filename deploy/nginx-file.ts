import { CONTENT_TYPES } from './content-types.ts';
import { type HeaderValues, PATH_RULES, PREVIEW_HEADERS } from './headers.ts';
import { anyOf } from './path-pattern.ts';

/** Only these answers carry a file itself. */
const FILE_STATUSES = '(?:200|206|304)';

/**
 * What the http block of nginx includes. No header stands in a location: one add_header there drops all that were inherited.
 * A header that differs by path is a map over status and path.
 */
export function nginxFile(ofAll: HeaderValues, siteHost: string): string {
  const varying = new Set(PATH_RULES.flatMap(({ headers }) => Object.keys(headers)));
  const headers = Object.entries(ofAll).map(([name, value]) => (varying.has(name) ? mapped(name, value) : added(name, `"${value}"`)));
  const previews = Object.entries(PREVIEW_HEADERS).map(([name, value]) => mapOf(name, '$host', value, `  "${siteHost}" "";\n`));
  return [...headers, ...previews, types()].join('');
}

function mapped(name: string, otherwise: string): string {
  const lines = PATH_RULES.filter(({ headers }) => name in headers).map(
    ({ paths, headers }) => `  "~^${FILE_STATUSES} ${anyOf(paths)}" "${headers[name]}";\n`,
  );
  return mapOf(name, '$status $uri', otherwise, lines.join(''));
}

/** A header with an empty value is not sent. */
function mapOf(name: string, source: string, otherwise: string, lines: string): string {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  return `map "${source}" ${variable} {\n  default "${otherwise}";\n${lines}}\n${added(name, variable)}`;
}

const added = (name: string, value: string) => `add_header ${name} ${value} always;\n`;

function types(): string {
  const lines = Object.entries(CONTENT_TYPES).map(([kind, type]) => `  "${type}" ${kind};\n`);
  return `types {\n${lines.join('')}}\n`;
}
