import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes files into a folder of `.cache/` whose name is a hash of them: if it exists, it is right. They are written into a temporary
 * folder first, because another build at the same time must not find a half-written one.
 */
export function writeCachedFolder(path: string, files: Record<string, string | Uint8Array>): void {
  if (existsSync(path)) return;
  const unfinished = `${path}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const [name, data] of Object.entries(files)) writeFileSync(join(unfinished, name), data);
  try {
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(path)) throw error; // Otherwise another build was faster.
  }
}
