import { CONTENT_TYPES } from './headers/content-types.ts';
import { type HeaderValues, PATH_RULES, PREVIEW_HEADERS } from './headers/headers.ts';
import { anyOf } from './headers/path-pattern.ts';

/**
 * The file that nginx.conf includes in its http block. No location sets a header: one add_header there would drop all inherited
 * ones. A header that differs between kinds of files gets its value from a map.
 */
export function nginxFile(ofAll: HeaderValues, siteHost: string): string {
  const varying = new Set(PATH_RULES.flatMap(({ headers }) => Object.keys(headers)));
  const headers = Object.entries(ofAll).map(([name, value]) => (varying.has(name) ? byClass(name, value) : added(name, `"${value}"`)));
  const previews = Object.entries(PREVIEW_HEADERS).map(([name, value]) => byHost(name, value, siteHost));
  return [classOfFile(), ...headers, ...previews, types()].join('');
}

/** Sets $site_class to the number of the path rule, for answers with a file only. HTML has no rule: its type saves the search by path. */
function classOfFile(): string {
  const classes = PATH_RULES.map(({ paths }, index) => [`~^(?:200|206|304) ${anyOf(paths)}`, `${index}`]);
  return [
    map('$sent_http_content_type', '$site_file', { default: '$uri', [CONTENT_TYPES.html]: '' }),
    map('$status $site_file', '$site_class', { default: '', '200 ': '', ...Object.fromEntries(classes) }),
  ].join('');
}

const byClass = (name: string, otherwise: string) => mappedHeader(name, '$site_class', { ...ofClasses(name), default: otherwise });

/** Every answer at another host than the site's own has this header; at its own host it goes by class of file. */
function byHost(name: string, elsewhere: string, siteHost: string): string {
  const own = `${variableOf(name)}_here`;
  const here = map('$site_class', own, { ...ofClasses(name), default: '' });
  return here + mappedHeader(name, '$host', { default: elsewhere, [siteHost]: own });
}

/** What a header says of each class of files that it is special to. */
const ofClasses = (name: string): HeaderValues =>
  Object.fromEntries(PATH_RULES.flatMap(({ headers }, index) => (headers[name] ? [[`${index}`, headers[name]]] : [])));

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
  return `types {\n${lines.join('')}}\n`;
}
