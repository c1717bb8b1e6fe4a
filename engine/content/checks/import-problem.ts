import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath } from 'vite';

/** What is wrong with an import in a content file; undefined if nothing is. Missing pictures are reported by their field instead. */
export function importProblem(root: string, file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const path = normalizePath(join(dirname(file), from));
  const [folder] = file.split('/');
  if (!path.startsWith(`${folder}/`)) return `imports ${from}, which is outside ${folder}/. Copy the file into it.`;
  if (/\.(ts|tsx|json|css)$/.test(path) && !existsSync(join(root, path)))
    return `imports ${from}, but there is no such file. Check the spelling, or put it there.`;
  return undefined;
}
