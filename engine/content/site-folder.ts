import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The two folders that a site can be built from, as they are named in the project. */
export const CONTENT_FOLDER = 'content';
export const SAMPLE_FOLDER = 'sample';

/** The folder that the site is built from: the owner's content/ if it exists, else sample/. The variable SITE_FOLDER overrides it. */
export function siteFolder(root: string): string {
  return process.env.SITE_FOLDER || (existsSync(join(root, CONTENT_FOLDER)) ? CONTENT_FOLDER : SAMPLE_FOLDER);
}

/** The line that commands print first, so that the owner knows which site they see. */
export function folderNote(folder: string): string {
  return folder === SAMPLE_FOLDER
    ? 'Using the sample site in sample/. Run "npm run setup" to create your own in content/.'
    : `Using the site in ${folder}/.`;
}

/** A path as it is on every system but Windows. */
export const withSlashes = (path: string) => path.replaceAll('\\', '/');

/** The paths of all files in the folder of a site, relative to it. */
export function siteFiles(root: string, folder: string): string[] {
  const site = withSlashes(join(root, folder));
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => withSlashes(join(entry.parentPath, entry.name)).slice(site.length + 1));
}
