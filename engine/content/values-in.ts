import type { PictureSource } from '../../src/lib/picture-sizes.ts';

type Path = PropertyKey[];

/** Every value in the data of a content file, with its path. A picture is one value: its fields come from the build. */
export function valuesIn(data: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof data !== 'object' || data === null || isPicture(data)) return [{ path, value: data }];
  return Object.entries(data).flatMap(([key, value]) => valuesIn(value, [...path, Array.isArray(data) ? Number(key) : key]));
}

/** Only pictures have this field. */
const isPicture = (data: object): data is PictureSource => 'variants' in data;

/** Every text in the data of a content file, with its path. */
export function textsIn(data: unknown): [path: Path, text: string][] {
  return valuesIn(data).flatMap(({ path, value }) => (typeof value === 'string' ? [[path, value]] : []));
}

/** Every picture in the data of a content file, with its path. */
export function picturesIn(data: unknown): [path: Path, picture: PictureSource][] {
  return valuesIn(data).flatMap(({ path, value }) => (typeof value === 'object' && value && isPicture(value) ? [[path, value]] : []));
}
