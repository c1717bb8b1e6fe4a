import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const OWN = 'content';
export const SAMPLE = 'sample';

/** The folder that the site is made from: the owner's content/ where there is one, else the sample. SITE_FOLDER names another. */
export function siteFolder(root: string): string {
  return process.env.SITE_FOLDER || (existsSync(join(root, OWN)) ? OWN : SAMPLE);
}

/** Says which folder that is. */
export function folderNote(folder: string): string {
  return folder === SAMPLE
    ? 'This is the site of sample/. "npm run setup" makes content/ for your own.'
    : `This is the site of ${folder}/.`;
}
