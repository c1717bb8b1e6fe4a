import type { PictureSource } from '../../src/lib/picture-sizes.ts';

type Path = PropertyKey[];

/** Every picture that a content file imports, with its place in the file. */
export function picturesIn(data: unknown, path: Path = []): [path: Path, picture: PictureSource][] {
  if (typeof data !== 'object' || data === null) return [];
  if ('cuts' in data) return [[path, data as PictureSource]];
  return Object.entries(data).flatMap(([key, value]) => picturesIn(value, [...path, Array.isArray(data) ? Number(key) : key]));
}
