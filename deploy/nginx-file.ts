import { CONTENT_TYPES } from './content-types.ts';
import { type HeaderValues, PATH_RULES, PREVIEW_HEADERS } from './headers.ts';
import { anyOf } from './path-pattern.ts';

/**
 * What the http block of nginx includes. No header stands in a location: one add_header there drops all that were inherited.
 * A header that differs by class of file is a map over the class.
 */
export function nginxFile(ofAll: HeaderValues, siteHost: string): string {
  const varying = new Set(PATH_RULES.flatMap(({ headers }) => Object.keys(headers)));
  const headers = Object.entries(ofAll).map(([name, value]) => (varying.has(name) ? byClass(name, value) : added(name, `"${value}"`)));
  const previews = Object.entries(PREVIEW_HEADERS).map(([name, value]) => mappedHeader(name, '$host', { default: value, [siteHost]: '' }));
  return [classOfFile(), ...headers, ...previews, types()].join('');
}

/** Classes go by path, and only an answer with a file has one. A document has none: its type says so without a search by path. */
function classOfFile(): string {
  const classes = PATH_RULES.map(({ paths }, index) => [`~^(?:200|206|304) ${anyOf(paths)}`, `${index}`]);
  return [
    map('$sent_http_content_type', '$site_file', { default: '$uri', [CONTENT_TYPES.html]: '' }),
    map('$status $site_file', '$site_class', { default: '', '200 ': '', ...Object.fromEntries(classes) }),
  ].join('');
}

function byClass(name: string, otherwise: string): string {
  const special = PATH_RULES.flatMap(({ headers }, index) => (headers[name] ? [[`${index}`, headers[name]]] : []));
  return mappedHeader(name, '$site_class', { ...Object.fromEntries(special), default: otherwise });
}

/** A header with an empty value is not sent. */
function mappedHeader(name: string, source: string, values: HeaderValues): string {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  return map(source, variable, values) + added(name, variable);
}

function map(source: string, variable: string, values: Record<string, string>): string {
  const lines = Object.entries(values).map(([key, value]) => `  ${key === 'default' ? key : `"${key}"`} "${value}";\n`);
  return `map "${source}" ${variable} {\n${lines.join('')}}\n`;
}

const added = (name: string, value: string) => `add_header ${name} ${value} always;\n`;

function types(): string {
  const lines = Object.entries(CONTENT_TYPES).map(([kind, type]) => `  "${type}" ${kind};\n`);
  return `types {\n${lines.join('')}}\n`;
}
