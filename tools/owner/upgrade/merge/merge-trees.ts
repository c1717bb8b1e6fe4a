import type { Git } from '../git.ts';
import { AUTHOR } from '../release/source.ts';
import { withoutClashes } from './clashes.ts';
import { withoutDeletedFolders } from './deleted-folders.ts';
import type { Decision, Sides } from './sides.ts';
import { readTree, splitAt, type Tree, writeTree } from './tree.ts';

interface Merged {
  files: Tree;
  decisions: Decision[];
}

/** A file that git could not merge, with the object of each side that has it: 1 is the base, 2 the owner, 3 the release. */
interface Conflict {
  path: string;
  stages: Map<string, string>;
}

/** Files that an owner adds stay where they are, even where the release moves the whole folder around them. */
const RULES = ['-c', 'merge.directoryRenames=false', '-c', 'merge.renames=true'];

/** Lets git merge three trees, moved files included. Where it finds a conflict, the owner's file stays as it is. */
export function mergeTrees(git: Git, all: Sides): Merged {
  const { sides, decisions: clashes } = withoutClashes(all);
  const commit = (tree: Tree, ...parents: string[]) =>
    git.text([...AUTHOR, 'commit-tree', ...parents.flatMap((parent) => ['-p', parent]), '-m', 'upgrade', writeTree(git, tree)]);
  const base = commit(sides.base);
  const [ours, theirs] = [commit(sides.ours, base), commit(sides.theirs, base)];
  const answer = git.list([...RULES, 'merge-tree', '--write-tree', '--no-messages', '-z', ours, theirs], { codes: [0, 1] });
  const [tree = '', ...lines] = answer;
  const files = readTree(git, tree);
  const conflicts = conflictsIn(lines).flatMap((conflict) => settle(conflict, sides, files));
  const kept = withoutDeletedFolders(sides, files, [...clashes, ...conflicts]);
  const decisions = [...kept, ...keepChanged(sides, files, movesBetween(git, base, theirs))];
  return { files, decisions: decisions.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function conflictsIn(lines: string[]): Conflict[] {
  const conflicts = new Map<string, Conflict>();
  for (const line of lines.filter(Boolean)) {
    const [facts, path] = splitAt(line, '\t');
    const [, hash = '', stage = ''] = facts.split(' ');
    const conflict = conflicts.get(path) ?? { path, stages: new Map() };
    conflict.stages.set(stage, hash);
    conflicts.set(path, conflict);
  }
  return [...conflicts.values()];
}

/** Puts the owner's file back in place of what git made of a conflict. */
function settle({ path, stages }: Conflict, { base, ours, theirs }: Sides, files: Tree): Decision[] {
  const own = ours.get(path);
  const released = theirs.get(path);
  if (own) {
    files.set(path, own);
    return [{ path, why: whyOf(stages) }];
  }
  files.delete(path);
  if (base.has(path)) return [{ path, why: 'you deleted or moved it, and the release changed it' }];
  if (released) files.set(path, released); // New in the release, whose other files may need it.
  return [];
}

/** Puts back every file that the owner changed and that is missing now, unless the change is in the file that the release moved it to. */
function keepChanged({ base, ours, theirs }: Sides, files: Tree, moves: Map<string, string>): Decision[] {
  const missing = [...ours].filter(([path, entry]) => entry !== base.get(path) && !files.has(path));
  return missing.flatMap(([path, entry]) => {
    const to = moves.get(path) ?? '';
    const moved = files.get(to);
    const isIn = moved && (moved === entry || (moved !== theirs.get(to) && moved !== ours.get(to)));
    if (isIn) return [];
    files.set(path, entry);
    const reason = ours.has(to) ? ', where you have a file of your own' : ' and changed what you changed';
    return [{ path, why: to ? `the release moved it to ${to}${reason}` : 'you changed it, and the release deleted or moved it' }];
  });
}

/** Where the release moved files to, by their old place. */
function movesBetween(git: Git, base: string, theirs: string): Map<string, string> {
  const answer = git.list(['diff-tree', '-r', '-z', '-M', '-l0', '--diff-filter=R', '--name-status', base, theirs]);
  const moves = new Map<string, string>();
  for (let at = 0; at < answer.length; at += 3) moves.set(answer[at + 1] ?? '', answer[at + 2] ?? '');
  return moves;
}

function whyOf(stages: Map<string, string>): string {
  if (!stages.has('3')) return 'you changed it, and the release deleted or moved it';
  return stages.has('1')
    ? 'you and the release both changed it, and the changes do not fit together'
    : 'you and the release both added a file of this name';
}
