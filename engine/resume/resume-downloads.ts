import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '#schema';
import type { Content } from '../content/content.ts';
import { fileSizeText } from '../content/language.ts';

/** What Windows forbids in the name of a file, or what has another meaning in an address. */
const NOT_IN_FILE_NAMES = /[\s"#%*/:<>?\\|]+/g;

/** The file name of the downloaded resume, without its ending: "Skye_Sampleton_CV". */
export const resumeName = ({ name }: Pick<Owner, 'name'>) => `${name.replace(NOT_IN_FILE_NAMES, '_').replace(/^_|_$/g, '')}_CV`;

/** The path of a resume file in the project; published below /images. */
export const resumeFilePath = ({ folder, owner }: Content, format: string) => `${folder}/public/images/${resumeName(owner)}.${format}`;

/** The file of the resume in a format, as visitors download it; undefined if there is none. `npm run draw resume` makes them. */
export function resumeDownload(content: Content, format: 'pdf' | 'json') {
  const file = join(content.root, resumeFilePath(content, format));
  if (!existsSync(file)) return undefined;
  const name = resumeName(content.owner);
  /** Such as "61 KB". */
  const size = fileSizeText(statSync(file).size, content.owner.locale, content.labels.resume.kilobytes);
  return { path: `images/${name}.${format}`, name, size };
}

/** The warning of the build if the resume has no PDF. */
export function missingResume(content: Content): string | undefined {
  if (!content.resumePage || resumeDownload(content, 'pdf')) return undefined;
  return `${resumeFilePath(content, 'pdf')} is missing, so the resume page shows text only: run "npm run draw", which needs Chrome, or put your own PDF there.`;
}
