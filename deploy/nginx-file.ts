import { CONTENT_TYPES } from './content-types.ts';
import { type HeaderValues, PATH_RULES } from './headers.ts';
import { anyOf } from './path-pattern.ts';

/** Only these answers carry a file itself. */
const FILE_STATUSES = '(?:200|206|304)';

/**
 * What the http block of nginx includes. No header stands in a location: one add_header there drops all that were inherited.
 * A header that differs by path is a map over status and path.
 */
export function nginxFile(ofAll: HeaderValues): string {
  const varying = new Set(PATH_RULES.flatMap(({ headers }) => Object.keys(headers)));
  const headers = Object.entries(ofAll).map(([name, value]) => (varying.has(name) ? mapped(name, value) : added(name, `"${value}"`)));
  return [...headers, types()].join('');
}

function mapped(name: string, otherwise: string): string {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const lines = PATH_RULES.filter(({ headers }) => name in headers).map(
    ({ paths, headers }) => `  "~^${FILE_STATUSES} ${anyOf(paths)}" "${headers[name]}";\n`,
  );
  return `map "$status $uri" ${variable} {\n  default "${otherwise}";\n${lines.join('')}}\n${added(name, variable)}`;
}

const added = (name: string, value: string) => `add_header ${name} ${value} always;\n`;

function types(): string {
  const lines = Object.entries(CONTENT_TYPES).map(([kind, type]) => `  "${type}" ${kind};\n`);
  return `types {\n${lines.join('')}}\n`;
}
