import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';

/** Every file of a site, as it lies in its folder. */
export function siteFiles(root: string, folder: string): string[] {
  const site = normalizePath(join(root, folder));
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => normalizePath(join(entry.parentPath, entry.name)).slice(site.length + 1));
}
