import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git.ts';
import { foldersOf } from '../merge/clashes.ts';
import type { Change } from '../merge/plan.ts';
import { readTree } from '../merge/tree.ts';
import { UpgradeStop } from '../stop.ts';

/** Stops where a new file would overwrite something that git does not hold, such as a file that .gitignore names. */
export function needFreePlaces(git: Git, changes: Change[]): void {
  // Where the disk takes "A" and "a" for the same name, a release may change the one into the other.
  const isCaseIgnored = git.maybe(['config', '--type=bool', 'core.ignorecase']) === 'true';
  const nameOf = (path: string) => (isCaseIgnored ? path.toLowerCase() : path);
  const held = new Set([...readTree(git, 'HEAD').keys()].map(nameOf));
  const added = changes.filter(({ kind }) => kind === 'new').map(({ path }) => path);
  const found = new Set(added.flatMap((path) => thingsInTheWay(git.root, path)));
  const lost = [...found].filter((path) => !held.has(nameOf(path)));
  if (lost.length === 0) return;
  throw new UpgradeStop(
    `The release brings files to these places, and what is there now is not in git, so it would be lost. Move it elsewhere, or commit it, and run this again:\n${lost.map((path) => `  ${path}`).join('\n')}`,
  );
}

/** What a new file would replace. A link counts as one file: what it leads to is not looked at. */
function thingsInTheWay(root: string, path: string): string[] {
  const file = foldersOf(path).find((folder) => entryAt(join(root, folder))?.isDirectory() === false);
  return file ? [file] : filesAt(root, path);
}

/** The file at a path; of a folder, every file in it. */
function filesAt(root: string, path: string): string[] {
  const entry = entryAt(join(root, path));
  if (!entry) return [];
  return entry.isDirectory() ? readdirSync(join(root, path)).flatMap((name) => filesAt(root, `${path}/${name}`)) : [path];
}

/** What is at a path; undefined also where a part of the path is a file and no folder. */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
