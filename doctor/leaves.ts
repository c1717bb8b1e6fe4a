import type { ContentFile } from '../build/content-files.ts';

type Path = PropertyKey[];

/** Every text in a file, with its place. */
export function leavesIn(data: ContentFile['data'], path: Path = []): [path: Path, value: string][] {
  if (typeof data === 'string') return [[path, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => leavesIn(value, [...path, Array.isArray(data) ? Number(key) : key]));
}
