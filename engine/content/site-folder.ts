import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The two folders that a site can be built from, as they are named in the project. */
export const OWN = 'content';
export const SAMPLE = 'sample';

/** The folder that the site is built from: the owner's content/ if it exists, else sample/. The variable SITE_FOLDER overrides it. */
export function siteFolder(root: string): string {
  return process.env.SITE_FOLDER || (existsSync(join(root, OWN)) ? OWN : SAMPLE);
}

/** The line that commands print first, so that the owner knows which site they see. */
export function folderNote(folder: string): string {
  return folder === SAMPLE
    ? 'This is the site of sample/. "npm run setup" makes content/ for your own.'
    : `This is the site of ${folder}/.`;
}
