import { foldersOf } from './clashes.ts';
import type { Decision, Sides } from './sides.ts';
import type { Tree } from './tree.ts';

/**
 * A folder that the owner deleted stays deleted: nothing that the release has in it is added, and one line speaks for all of its
 * files.
 */
export function withoutDeletedFolders({ base, ours, theirs }: Sides, files: Tree, decisions: Decision[]): Decision[] {
  const released = new Set([...base.keys()].flatMap(foldersOf));
  const own = new Set([...ours.keys()].flatMap(foldersOf));
  const deletedAround = (path: string) => foldersOf(path).find((folder) => released.has(folder) && !own.has(folder));
  const changed = [...theirs].filter(([path, entry]) => entry !== base.get(path)).map(([path]) => path);
  const folders = new Set(changed.flatMap((path) => deletedAround(path) ?? []));
  for (const path of files.keys()) if (deletedAround(path)) files.delete(path);
  return [
    ...decisions.filter(({ path }) => !deletedAround(path)),
    ...[...folders].map((path) => ({ path: `${path}/`, why: 'you deleted or moved this folder, and the release changed files in it' })),
  ];
}
