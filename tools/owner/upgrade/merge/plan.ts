import type { Git } from '../git.ts';
import { type Install, mergePackages, PACKAGE_FILES } from './merge-packages.ts';
import { mergeTrees } from './merge-trees.ts';
import type { Decision } from './sides.ts';
import { readTree, type Tree, writeTree } from './tree.ts';

/** The owner's folder. The upgrade runs while files are being replaced, so it takes no code from outside its own folder. */
export const OWN_FOLDER = 'content';

export type Kind = 'changed' | 'new' | 'gone';

export interface Change {
  path: string;
  kind: Kind;
}

/** What an upgrade would do. */
export interface Plan {
  /** The tree that the copy has afterwards. */
  target: string;
  /** Everything that is written, in this order. */
  changes: Change[];
  taken: Change[];
  merged: string[];
  decisions: Decision[];
  /** The new files with migrations of the content. */
  migrations: string[];
  install: Install | undefined;
}

const MIGRATION = /^tools\/owner\/migrations\/\d.*\.ts$/;

/**
 * Compares the copy, the release it started from and the new release. `content/` stays as it is, npm's two files are merged field by
 * field (merge-packages.ts), everything else is merged by git (merge-trees.ts).
 */
export function makePlan(git: Git, base: string, release: string): Plan {
  const head = readTree(git, 'HEAD');
  const sides = { base: engineOf(readTree(git, base)), ours: engineOf(head), theirs: engineOf(readTree(git, release)) };
  const packages = mergePackages(git, sides);
  const { base: before, ours, theirs } = sides;
  const engine = mergeTrees(git, { base: withoutPackages(before), ours: withoutPackages(ours), theirs: withoutPackages(theirs) });
  const own = [...head].filter(([path]) => isOwn(path));
  const target: Tree = new Map([...engine.files, ...packages.files, ...own]);
  const changes = changesBetween(head, target);
  const isTaken = ({ path }: Change) => target.get(path) === theirs.get(path) && !isOwnLock(path, before, ours);
  return {
    target: writeTree(git, target),
    changes,
    taken: changes.filter(isTaken),
    merged: changes.filter((change) => !isTaken(change)).map(({ path }) => path),
    decisions: [...packages.decisions, ...engine.decisions],
    migrations: [...theirs.keys()].filter((path) => MIGRATION.test(path) && !ours.has(path)),
    install: packages.install,
  };
}

/** Also a file of this name, and in any case: some disks take "Content" for the same. */
const isOwn = (path: string) => path.split('/')[0]?.toLowerCase() === OWN_FOLDER;
const engineOf = (tree: Tree): Tree => new Map([...tree].filter(([path]) => !isOwn(path)));
const withoutPackages = (tree: Tree): Tree => new Map([...tree].filter(([path]) => !PACKAGE_FILES.includes(path)));

/** The owner's packages come back into the lockfile when npm installs. */
const isOwnLock = (path: string, base: Tree, ours: Tree) => path === 'package-lock.json' && ours.get(path) !== base.get(path);

function changesBetween(from: Tree, to: Tree): Change[] {
  const paths = new Set([...from.keys(), ...to.keys()]);
  const kindOf = (path: string): Kind => {
    if (!from.has(path)) return 'new';
    return to.has(path) ? 'changed' : 'gone';
  };
  const changes = [...paths].filter((path) => from.get(path) !== to.get(path)).map((path) => ({ path, kind: kindOf(path) }));
  return changes.sort((a, b) => rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : 1));
}

/**
 * What an interrupted upgrade needs to run again is replaced last: its own code, and package.json, which starts it. Files that go
 * make room first: a folder may take the place of a file.
 */
function rankOf({ path, kind }: Change): number {
  const place = path === 'package.json' ? 2 : Number(path.startsWith('tools/owner/upgrade'));
  return 2 * place + Number(kind !== 'gone');
}
