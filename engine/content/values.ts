import type { Path } from './parse-yaml.ts';

/** Every value in the data of a content file, with its path. */
export function valuesIn(data: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof data !== 'object' || data === null) return [{ path, value: data }];
  return Object.entries(data).flatMap(([key, value]) => valuesIn(value, [...path, Array.isArray(data) ? Number(key) : key]));
}

/** Every text in the data of a content file, with its path. */
export function textsIn(data: unknown): [path: Path, text: string][] {
  return valuesIn(data).flatMap(({ path, value }) => (typeof value === 'string' ? [[path, value]] : []));
}

/** The value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), data);
