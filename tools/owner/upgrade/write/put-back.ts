import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git.ts';
import { hashOf, readTree, type Tree } from '../merge/tree.ts';
import { UpgradeStop } from '../stop.ts';
import { entryAt } from './free-places.ts';
import type { Journal } from './journal.ts';
import { checkOut, refresh, remove } from './write-files.ts';

/** After a break while files were written: puts them back as they were committed, but none that the owner has changed since. */
export function putBack(git: Git, { head, target, changes }: Journal): void {
  const [before, after] = [readTree(git, head), readTree(git, target)];
  const paths = changes.map(({ path }) => path);
  const changed = changedSince(git, paths, before, after);
  if (changed.length > 0)
    throw new UpgradeStop(
      `An upgrade broke off here, and these files have changed since. Keep a copy of them elsewhere, then run "git reset --hard" and the upgrade again:\n${changed.map((path) => `  ${path}`).join('\n')}`,
    );
  git.text(['read-tree', head]);
  for (const path of paths.filter((one) => !before.has(one))) remove(git.root, path);
  checkOut(
    git,
    paths.filter((path) => before.has(path)),
  );
  refresh(git);
}

/** The files that are neither what was there before, nor what the upgrade writes, nor the beginning of that. */
function changedSince(git: Git, paths: string[], before: Tree, after: Tree): string[] {
  const files = paths.filter((path) => entryAt(join(git.root, path))?.isFile());
  const hashes = git.text(['hash-object', '--stdin-paths'], { input: files.map((path) => `${path}\n`).join('') }).split('\n');
  return files.filter((path, index) => {
    const known = [before.get(path), after.get(path)].map((entry) => entry && hashOf(entry));
    return !known.includes(hashes[index]) && !isBeginning(git, path, after.get(path));
  });
}

/** Whether a file breaks off where git was ended while it wrote. */
function isBeginning(git: Git, path: string, target: string | undefined): boolean {
  if (!target) return false;
  const bytes = readFileSync(join(git.root, path));
  return git
    .bytes(['cat-file', 'blob', hashOf(target)])
    .subarray(0, bytes.length)
    .equals(bytes);
}
