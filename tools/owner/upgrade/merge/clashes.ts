import { dirname } from 'node:path';
import type { Decision, Sides } from './sides.ts';
import type { Tree } from './tree.ts';

/**
 * Where one side has a file and the other a folder of the same name, both cannot be there. The owner's stays, and git merges the
 * release without its own: git would give one of the two a made-up name.
 */
export function withoutClashes({ base, ours, theirs }: Sides): { sides: Sides; decisions: Decision[] } {
  const released: Tree = new Map(theirs);
  const decisions = new Map<string, Decision>();
  const isOwn = (path: string) => ours.has(path) && ours.get(path) !== base.get(path);
  for (const path of theirs.keys()) {
    const file = foldersOf(path).find(isOwn);
    if (!file) continue;
    released.delete(path);
    const before = base.get(file);
    if (before) released.set(file, before);
    decisions.set(file, { path: file, why: 'you have a file of this name, and the release has a folder: none of it was taken' });
  }
  for (const path of [...ours.keys()].filter(isOwn)) {
    const folder = foldersOf(path).find((one) => theirs.has(one));
    if (!folder) continue;
    released.delete(folder);
    decisions.set(folder, { path: folder, why: 'you have a folder of this name, and the release has a file: it was not taken' });
  }
  return { sides: { base, ours, theirs: released }, decisions: [...decisions.values()] };
}

/** The folders around a file, the outermost first. */
export function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [...foldersOf(folder), folder];
}
