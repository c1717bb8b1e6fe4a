import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../content/schema.ts';
import { resumeName } from '../src/screens/resume/resume-name.ts';

const FOLDER = 'public/images';
const FORMATS = ['pdf', 'txt', 'json', 'vcf'];

/** The resume files that are there to be downloaded, by format, with their bytes. */
export function resumeDownloads(root: string, site: Site): Record<string, number> {
  const files = FORMATS.map((format) => [format, join(root, FOLDER, `${resumeName(site)}.${format}`)] as const);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)).map(([format, file]) => [format, statSync(file).size]));
}

/** A resume that is missing, or that carries another name: nobody else's is published by accident. */
export function resumeProblems(root: string, site: Site): string[] {
  const name = resumeName(site);
  const files = existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)) : [];
  const others = files.filter((file) => /_CV\.\w+$/.test(file) && !file.startsWith(`${name}.`));
  return [
    ...others.map((file) => `${FOLDER}/${file}: is the resume of another name. Run "npm run resume", or delete the file.`),
    ...('pdf' in resumeDownloads(root, site)
      ? []
      : [`${FOLDER}/${name}.pdf: is missing. Run "npm run resume", which needs Chromium, or put your own PDF there.`]),
  ];
}
