import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';

/** The paths of all files in the folder of a site, relative to it. */
export function siteFiles(root: string, folder: string): string[] {
  const site = normalizePath(join(root, folder));
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => normalizePath(join(entry.parentPath, entry.name)).slice(site.length + 1));
}
