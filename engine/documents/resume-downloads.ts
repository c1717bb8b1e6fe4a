import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resumeName } from '../../src/lib/resume-name.ts';
import type { Content } from '../content/content.ts';

const FORMATS = ['pdf', 'txt', 'json', 'vcf'];

/** The folder of the resume files in the project; published as /images. */
export const resumeFolder = (folder: string) => `${folder}/public/images`;

/** The size in bytes of each resume file that exists, by format. */
export function resumeDownloads({ root, folder, owner }: Content): Record<string, number> {
  const files = FORMATS.map((format) => [format, join(root, resumeFolder(folder), `${resumeName(owner)}.${format}`)] as const);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)).map(([format, file]) => [format, statSync(file).size]));
}

/** Problems with the resume files: missing ones, and those of another name, such as the sample owner's. */
export function resumeProblems(content: Content): string[] {
  const name = resumeName(content.owner);
  const folder = resumeFolder(content.folder);
  const isThere = (file: string) => existsSync(join(content.root, file));
  const files = isThere(folder) ? readdirSync(join(content.root, folder)) : [];
  const others = files.filter((file) => /_CV\.\w+$/.test(file) && !file.startsWith(`${name}.`));
  const needed = {
    [`${folder}/${name}.pdf`]: 'Run "npm run draw resume", which needs Chromium, or put your own PDF there.',
    [`${content.folder}/pages/resume.webp`]: 'It is the picture of the resume. Run "npm run draw resume", or put your own there.',
  };
  const missing = Object.entries(needed).filter(([file]) => !isThere(file));
  return [
    ...others.map((file) => `${folder}/${file}: is the resume of another name. Run "npm run draw resume", or delete the file.`),
    ...missing.map(([file, remedy]) => `${file}: is missing. ${remedy}`),
  ];
}
