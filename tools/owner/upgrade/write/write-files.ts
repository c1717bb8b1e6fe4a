import { rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Git } from '../git.ts';
import type { Change } from '../merge/plan.ts';
import { ownIndex } from '../release/repository.ts';
import { entryAt } from './free-places.ts';
import { type Journal, writeJournal } from './journal.ts';

const GROUP = 50; // Files that git writes at a time.

/** Brings the files of the target into the copy and stages them. The journal says what is written before anything is. */
export function writeFiles(git: Git, journal: Journal): void {
  writeJournal(git, journal);
  git.text(['read-tree', journal.target], { index: ownIndex(git) });
  for (const group of groupsOf(journal.changes)) write(git, group);
  git.text(['read-tree', journal.target]);
  refresh(git);
}

/** Splits the list, in its order, into groups: each holds only files to delete, or only files to write. */
function groupsOf(changes: Change[]): Change[][] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const fits = group && group.length < GROUP && (group[0]?.kind === 'gone') === (change.kind === 'gone');
    if (fits) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

function write(git: Git, group: Change[]): void {
  const paths = group.map(({ path }) => path);
  if (group[0]?.kind === 'gone') for (const path of paths) remove(git.root, path);
  else checkOut(git, paths, ownIndex(git));
}

/** Git writes the files itself: it knows about line ends, modes and links. */
export function checkOut(git: Git, paths: string[], index?: string): void {
  git.text(['checkout-index', '--force', '-z', '--stdin'], { input: paths.map((path) => `${path}\0`).join(''), ...(index && { index }) });
}

/** Deletes a file, and the folders that it leaves empty. */
export function remove(root: string, path: string): void {
  const file = join(root, path);
  const entry = entryAt(file);
  if (entry?.isDirectory()) return; // A folder took the place of the file.
  if (entry) rmSync(file);
  try {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) rmdirSync(join(root, folder));
  } catch {
    // It holds something else: it stays, and so do those around it.
  }
}

/** Tells git that files are as its index says; without it, git would compare each of them again. */
export const refresh = (git: Git) => git.text(['update-index', '-q', '--refresh'], { codes: [0, 1] });
