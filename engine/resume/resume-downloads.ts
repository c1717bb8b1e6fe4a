import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resumeName } from '../../src/lib/resume.ts';
import type { Content } from '../content/content.ts';
import { fileSizeText } from '../content/numbers.ts';

const FORMATS = ['pdf', 'json'];

/** The path of a resume file in the project; published below /images. */
export const resumeFilePath = ({ folder, owner }: Content, format: string) => `${folder}/public/images/${resumeName(owner)}.${format}`;

/** The size of each resume file that exists, such as "61 KB", by format. */
export function resumeFileSizes(content: Content): Record<string, string> {
  const files = FORMATS.map((format) => [format, join(content.root, resumeFilePath(content, format))] as const);
  const existing = files.filter(([, file]) => existsSync(file));
  return Object.fromEntries(existing.map(([format, file]) => [format, fileSizeText(statSync(file).size, content)]));
}

/** The warning of the build if the resume has no PDF. */
export function missingResume(content: Content): string | undefined {
  if (!content.resumePage || resumeFileSizes(content).pdf) return undefined;
  return `${resumeFilePath(content, 'pdf')} is missing, so the resume page shows text only: run "npm run draw", which needs Chrome, or put your own PDF there.`;
}
