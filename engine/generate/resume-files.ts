import type { ContentWithResume } from '../content/content.ts';
import { fingerprint } from '../content/generated-files.ts';
import { resumeFilePath } from '../resume/resume-downloads.ts';
import { jsonResume } from './json-resume.ts';
import { themeSources } from './page-fonts.ts';
import { resumeHtml } from './resume-html.ts';

/** Where `npm run draw resume` writes in the folder of the site, under any name of an owner. */
export const RESUME_FILES = /^(public\/images\/[^/]+_CV\.\w+|pages\/resume\.webp)$/;

/** Everything that `npm run draw resume` needs: the HTML of the PDF, the names of the files, and the text of the JSON file. */
export function resumeFiles(content: ContentWithResume) {
  const html = resumeHtml(content);
  return {
    html,
    /** A hash of everything that the PDF shows. */
    sourceHash: fingerprint(html, themeSources(content)),
    pdf: resumeFilePath(content, 'pdf'),
    /** The picture of its first page. */
    picture: `${content.folder}/pages/resume.webp`,
    json: resumeFilePath(content, 'json'),
    jsonText: jsonResume(content.resume, content.owner),
  };
}
