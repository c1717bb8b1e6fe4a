import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resumeName } from '../../src/screens/resume/resume-name.ts';
import type { Content } from '../content/content.ts';

const FORMATS = ['pdf', 'txt', 'json', 'vcf'];

/** Where the resume files of a site lie; below the published folder without the path up to public/. */
export const resumeFolder = (folder: string) => `${folder}/public/images`;

/** The resume files that are there to be downloaded, by format, with their bytes. */
export function resumeDownloads({ root, folder, owner }: Content): Record<string, number> {
  const files = FORMATS.map((format) => [format, join(root, resumeFolder(folder), `${resumeName(owner)}.${format}`)] as const);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)).map(([format, file]) => [format, statSync(file).size]));
}

/** A resume that is missing, or that carries another name: nobody else's is published by accident. */
export function resumeProblems(content: Content): string[] {
  const name = resumeName(content.owner);
  const folder = resumeFolder(content.folder);
  const isThere = (file: string) => existsSync(join(content.root, file));
  const files = isThere(folder) ? readdirSync(join(content.root, folder)) : [];
  const others = files.filter((file) => /_CV\.\w+$/.test(file) && !file.startsWith(`${name}.`));
  const needed = {
    [`${folder}/${name}.pdf`]: 'Run "npm run resume", which needs Chromium, or put your own PDF there.',
    [`${content.folder}/pages/resume.webp`]: 'It is the picture of the resume. Run "npm run resume", or put your own there.',
  };
  const missing = Object.entries(needed).filter(([file]) => !isThere(file));
  return [
    ...others.map((file) => `${folder}/${file}: is the resume of another name. Run "npm run resume", or delete the file.`),
    ...missing.map(([file, remedy]) => `${file}: is missing. ${remedy}`),
  ];
}
