import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resumeName } from '../../../src/lib/resume-name.ts';
import type { Content } from '../../content/content.ts';
import { resumeFolder } from '../../documents/resume-downloads.ts';
import { fingerprint } from '../record.ts';
import { themeParts } from '../theme-parts.ts';
import { jsonResume } from './json-resume.ts';
import { resumePage } from './resume-page.ts';

/** Where `npm run draw resume` writes in the folder of the site, under any name of an owner. */
export const RESUME_FILES = /^(public\/images\/[^/]+_CV\.\w+|pages\/resume\.webp)$/;

/** Everything that `npm run draw resume` needs: the HTML to draw, the names of the files, and the text of the JSON file. */
export function resumeFiles(content: Content) {
  const { root, folder, theme, owner, resume, resumePage: words } = content;
  const cloud = theme.light['--sky-shows'] === 'none' ? '' : readFileSync(join(root, 'engine/drawings/clouds/b.svg'), 'utf8');
  const html = resumePage({ resume, owner, words, cloud });
  const stem = `${resumeFolder(folder)}/${resumeName(owner)}`;
  return {
    html,
    /** A hash of everything that the PDF shows. */
    source: fingerprint(html, themeParts(content)),
    pdf: `${stem}.pdf`,
    /** The picture of its first page. */
    picture: `${folder}/pages/resume.webp`,
    json: `${stem}.json`,
    jsonText: jsonResume(resume, owner),
  };
}
