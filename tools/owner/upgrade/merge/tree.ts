import type { Git } from '../git.ts';
import { newIndex } from '../release/repository.ts';

/** The files of a commit: by path, the mode and the object of each as git writes them, "100644 <hash>". */
export type Tree = Map<string, string>;

export function readTree(git: Git, commit: string): Tree {
  const lines = git.list(['ls-tree', '-r', '-z', '--full-tree', commit]);
  return new Map(
    lines.map((line) => {
      const [facts = '', path = ''] = splitAt(line, '\t');
      const [mode, , hash] = facts.split(' ');
      return [path, `${mode} ${hash}`];
    }),
  );
}

/** Stores a tree in git and returns its hash. */
export function writeTree(git: Git, tree: Tree): string {
  const index = newIndex(git);
  const input = [...tree].map(([path, entry]) => `${entry}\t${path}\0`).join('');
  git.bytes(['update-index', '-z', '--index-info'], { index, input });
  return git.text(['write-tree'], { index });
}

export const hashOf = (entry: string) => entry.slice(entry.indexOf(' ') + 1);

export const textOf = (git: Git, entry: string) => git.bytes(['cat-file', 'blob', hashOf(entry)]).toString('utf8');

/** An entry with the same mode and another text. */
export function withText(git: Git, entry: string, text: string): string {
  const [mode] = entry.split(' ');
  return `${mode} ${git.text(['hash-object', '-w', '--stdin'], { input: text })}`;
}

export function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}
