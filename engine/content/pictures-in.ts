import type { PictureSource } from '../../src/lib/picture-sizes.ts';

type Path = PropertyKey[];

/** Every picture in the data of a content file, with its path in the data. */
export function picturesIn(data: unknown, path: Path = []): [path: Path, picture: PictureSource][] {
  if (typeof data !== 'object' || data === null) return [];
  // Only pictures have this field.
  if ('cuts' in data) return [[path, data as PictureSource]];
  return Object.entries(data).flatMap(([key, value]) => picturesIn(value, [...path, Array.isArray(data) ? Number(key) : key]));
}
