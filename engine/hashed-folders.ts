import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './content/content.ts';

/**
 * The build puts files with a hash of their content in their name into these folders, and nothing else. So a folder alone tells every
 * host which files browsers may keep for ever. A pattern for the hash could not: it would match an owner's my-birthday.jpg, and
 * Cloudflare's rules have no patterns.
 */
export const HASHED_FOLDERS = { pictures: 'images/hashed', others: 'assets/hashed' };

/** Problems with files of the owner in these folders: after a change of such a file, visitors would see the old one for a year. */
export function hashedFolderProblems({ root, folder }: Pick<Content, 'root' | 'folder'>): string[] {
  return Object.values(HASHED_FOLDERS)
    .map((hashed) => `${folder}/public/${hashed}`)
    .filter((own) => existsSync(join(root, own)))
    .map((own) => `${own}: browsers keep files in a folder of this name for a year. Move yours to another folder.`);
}
