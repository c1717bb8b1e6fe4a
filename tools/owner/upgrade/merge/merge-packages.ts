import type { Git } from '../git.ts';
import { mergeFields } from './package-fields.ts';
import type { Decision, Sides } from './sides.ts';
import { type Tree, textOf, withText } from './tree.ts';

const PACKAGE = 'package.json';
const LOCK = 'package-lock.json';
export const PACKAGE_FILES = [PACKAGE, LOCK];

/** How the packages are to be installed: as the lockfile says, with packages of the owner's own, or by other means than npm. */
export type Install = 'ci' | 'install' | 'by-owner';

interface MergedPackages {
  files: Tree;
  decisions: Decision[];
  install: Install | undefined;
}

/** The two files that npm writes: package.json is merged by its fields, and the lockfile is left to npm where the owner changed it. */
export function mergePackages(git: Git, sides: Sides): MergedPackages {
  const { base, ours, theirs } = sides;
  const [own, released, before] = [ours, theirs, base].map((tree) => tree.get(PACKAGE));
  const files: Tree = new Map();
  const decisions: Decision[] = [];
  if (own && released) {
    const { entry, conflicts } = mergePackage(git, own, released, before);
    files.set(PACKAGE, entry);
    decisions.push(...conflicts.map((field) => ({ path: PACKAGE, why: `you and the release both changed ${field}: yours stays` })));
  }
  const lock = theirs.get(LOCK);
  if (ours.has(LOCK) && lock) files.set(LOCK, lock);
  return { files, decisions, install: installOf(sides, files) };
}

function mergePackage(git: Git, own: string, released: string, before = released): { entry: string; conflicts: string[] } {
  if (own === before || own === released) return { entry: released, conflicts: [] };
  const read = (entry: string) => JSON.parse(textOf(git, entry));
  const base = read(before);
  // The version says which release this is, whatever the owner made of it.
  const { merged, conflicts } = mergeFields(base, { ...read(own), version: base.version }, read(released));
  return { entry: withText(git, own, `${JSON.stringify(merged, null, 2)}\n`), conflicts };
}

function installOf({ base, ours, theirs }: Sides, files: Tree): Install | undefined {
  if (PACKAGE_FILES.every((file) => files.get(file) === ours.get(file))) return undefined;
  if (!ours.has(LOCK)) return 'by-owner';
  const isAsReleased = files.get(PACKAGE) === theirs.get(PACKAGE) && ours.get(LOCK) === base.get(LOCK);
  return isAsReleased ? 'ci' : 'install';
}
