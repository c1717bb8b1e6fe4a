import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Git, GitError } from '../git.ts';
import { UpgradeStop } from '../stop.ts';

const SHOWN_FILES = 5;
const FIRST_GIT = [2, 38]; // With `git merge-tree --write-tree`.

/** The owner's copy, where it is one that can be upgraded. */
export function openRepository(root: string): Git {
  const git = new Git(root);
  const [major = 0, minor = 0] =
    /\d+\.\d+/
      .exec(git.text(['--version']))?.[0]
      .split('.')
      .map(Number) ?? [];
  const [firstMajor = 0, firstMinor = 0] = FIRST_GIT;
  if (major < firstMajor || (major === firstMajor && minor < firstMinor))
    throw new UpgradeStop(`This is git ${major}.${minor}, and the upgrade needs git ${FIRST_GIT.join('.')} or later.`);
  const top = topOf(git);
  if (!top)
    throw new UpgradeStop(
      'This folder is not a git repository, so nothing could be taken back. Run "git init", "git add --all" and "git commit" first.',
    );
  if (realpathSync(top) !== realpathSync(root))
    throw new UpgradeStop(`This folder is a part of the larger repository ${top}. The upgrade needs a repository of its own.`);
  if (!git.maybe(['rev-parse', '--verify', '--quiet', 'HEAD']))
    throw new UpgradeStop('Nothing is committed here yet. Commit your copy first.');
  if (!git.maybe(['symbolic-ref', '--quiet', 'HEAD']))
    throw new UpgradeStop('You are on no branch (git calls this a detached HEAD). Go back to yours first, such as "git switch main".');
  return git;
}

function topOf(git: Git): string | undefined {
  try {
    return git.text(['rev-parse', '--show-toplevel']);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (error.message.includes('safe.directory')) throw new UpgradeStop(`git does not trust this folder: ${error.message.trim()}`);
    return undefined;
  }
}

/** What git keeps while it waits for the owner to go on with something. */
const UNDER_WAY = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Stops where something is not committed: it could not be told from what the upgrade writes. */
export function needCleanTree(git: Git, ownFolder: string): void {
  const begun = UNDER_WAY.filter((name) => existsSync(git.text(['rev-parse', '--path-format=absolute', '--git-path', name])));
  if (begun.length > 0)
    throw new UpgradeStop(
      `Git is in the middle of something else here (${begun.join(', ')}). "git status" says how to end it. Then run this again.`,
    );
  const changed = git.list(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']).map((line) => line.slice(3));
  if (changed.length > 0)
    throw new UpgradeStop(
      `Not everything is committed, so the upgrade could not be taken back. Commit these first, or put them aside with "git stash --include-untracked":\n${shown(changed)}`,
    );
  if (existsSync(join(git.root, ownFolder)) && git.list(['ls-tree', '-z', 'HEAD', `${ownFolder}/`]).length === 0)
    throw new UpgradeStop(
      `The files of ${ownFolder}/ are not in this repository, so what the upgrade changes in them could not be taken back. Take it out of .gitignore and commit it first.`,
    );
  // The letter before a name: S is left out of the folder, a small letter is a file whose changes git is told not to look at.
  const hidden = git.list(['ls-files', '-v', '-z']).filter((line) => /^[Sa-z]/.test(line));
  if (hidden.length > 0)
    throw new UpgradeStop(
      `Git is told not to look at some files (a sparse checkout, "skip-worktree" or "assume-unchanged"), so changes in them would be lost. Undo it first, with "git sparse-checkout disable" or "git update-index --no-skip-worktree --no-assume-unchanged <file>":\n${shown(hidden.map((line) => line.slice(2)))}`,
    );
}

function shown(files: string[]): string {
  const more = files.length > SHOWN_FILES ? [`  and ${files.length - SHOWN_FILES} more`] : [];
  return [...files.slice(0, SHOWN_FILES).map((file) => `  ${file}`), ...more].join('\n');
}

/** A folder inside .git for what the upgrade has to remember; it is no part of the tree. */
export function stateFolder(git: Git): string {
  const folder = git.text(['rev-parse', '--path-format=absolute', '--git-path', 'fairweather']);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export const ownIndex = (git: Git) => join(stateFolder(git), 'index');

/** The place of an index of our own, with nothing left of an earlier one, not even the lock that a killed run leaves. */
export function newIndex(git: Git): string {
  const index = ownIndex(git);
  for (const file of [index, `${index}.lock`]) rmSync(file, { force: true });
  return index;
}

/** Does something with git, and deletes what the upgrade has fetched and kept for it. */
export function withoutTraces(git: Git, act: () => void): void {
  const refs = () => git.text(['for-each-ref', '--format=%(refname)', 'refs/fairweather']).split('\n').filter(Boolean);
  const before = refs();
  try {
    act();
  } finally {
    for (const ref of refs().filter((one) => !before.includes(one))) git.text(['update-ref', '-d', ref]);
    rmSync(stateFolder(git), { recursive: true });
  }
}
