import { type HeaderValues, PATH_RULES, type PathRule } from './headers.ts';
import { anyOf } from './path-pattern.ts';

/** The rules that match a path; more than one would be a mistake in the rules. */
export function rulesOf(path: string): PathRule[] {
  return PATH_RULES.filter(({ paths }) => new RegExp(`^${anyOf(paths)}`).test(path));
}

/** The headers of an existing file, as every host must send them. */
export function headersOfFile(ofAll: HeaderValues, path: string): HeaderValues {
  return Object.assign({}, ofAll, ...rulesOf(path).map(({ headers }) => headers));
}
