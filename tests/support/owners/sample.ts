import { type Content, createContent } from '../../../engine/content/content.ts';
import { readContent } from '../../../engine/content/read-content.ts';
import { SAMPLE_FOLDER } from '../../../engine/content/site-folder.ts';

/** The content of a site that has every file that a site can have. */
export type CompleteContent = { [Name in keyof Content]: NonNullable<Content[Name]> };

/** The content of a site in whose files nothing is wrong. */
export function readSite(root: string, folder: string): CompleteContent {
  const { parsed, ...read } = readContent(root, folder);
  if (!parsed) throw new Error(read.files.flatMap(({ problems }) => problems).join('\n'));
  return createContent(root, folder, read, parsed) as CompleteContent;
}

/** The sample as the build reads it. All tests of the engine use this site. */
export const SAMPLE = readSite(process.cwd(), SAMPLE_FOLDER);
