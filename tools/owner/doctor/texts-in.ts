import type { ContentFile } from '../../../engine/content/content-files.ts';

type Path = PropertyKey[];

/** Every text in the data of a content file, with its path. Pictures are left out: their fields come from the build. */
export function textsIn(data: ContentFile['data'], path: Path = []): [path: Path, value: string][] {
  if (typeof data === 'string') return [[path, data]];
  if (typeof data !== 'object' || data === null || 'cuts' in data) return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(value, [...path, Array.isArray(data) ? Number(key) : key]));
}
