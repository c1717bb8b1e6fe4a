import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resumeName } from '../../src/lib/resume.ts';
import type { Content } from '../content/content.ts';

const FORMATS = ['pdf', 'json'];

/** The folder of the resume files in the project; published as /images. */
export const resumeFolder = (folder: string) => `${folder}/public/images`;

/** The size in bytes of each resume file that exists, by format. */
export function resumeDownloads({ root, folder, owner }: Content): Record<string, number> {
  const files = FORMATS.map((format) => [format, join(root, resumeFolder(folder), `${resumeName(owner)}.${format}`)] as const);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)).map(([format, file]) => [format, statSync(file).size]));
}

/** What the build says while there is no PDF; undefined once there is one. */
export function missingResume(content: Content): string | undefined {
  if (resumeDownloads(content).pdf) return undefined;
  const file = `${resumeFolder(content.folder)}/${resumeName(content.owner)}.pdf`;
  return `${file} is missing, so the resume page shows text only: run "npm run draw", which needs Chrome, or put your own PDF there.`;
}
