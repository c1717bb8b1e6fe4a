import type { Tree } from './tree.ts';

/** What is merged: the release that the copy started from, the owner's copy, and the new release. */
export interface Sides {
  base: Tree;
  ours: Tree;
  theirs: Tree;
}

/** A file that only the owner can decide about, with the reason. */
export interface Decision {
  path: string;
  why: string;
}
