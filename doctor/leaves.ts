import type { ContentFile } from '../engine/content/content-files.ts';

type Path = PropertyKey[];

/** Every text in a file, with its place; what the build knows of pictures is none. */
export function leavesIn(data: ContentFile['data'], path: Path = []): [path: Path, value: string][] {
  if (typeof data === 'string') return [[path, data]];
  if (typeof data !== 'object' || data === null || 'cuts' in data) return [];
  return Object.entries(data).flatMap(([key, value]) => leavesIn(value, [...path, Array.isArray(data) ? Number(key) : key]));
}
