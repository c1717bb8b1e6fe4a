import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../engine/content/content.ts';
import { resumeFolder } from '../../engine/documents/resume-downloads.ts';
import { resumeName } from '../../src/screens/resume/resume-name.ts';
import { fingerprint } from '../drawing/record.ts';
import { themeParts } from '../drawing/theme-parts.ts';
import { contactCard } from './contact-card.ts';
import { jsonResume } from './json-resume.ts';
import { plainTextResume } from './plain-text.ts';
import { resumePage } from './resume-page.ts';

/** Everything that `npm run resume` writes: the page to draw, and the texts beside the PDF by file name. */
export function resumeFiles(content: Content) {
  const { root, folder, theme, owner, resume, resumePage: words } = content;
  const cloud = theme.light['--sky-shows'] === 'none' ? '' : readFileSync(join(root, 'art/clouds/b.svg'), 'utf8');
  const html = resumePage({ resume, owner, words, cloud });
  const stem = `${resumeFolder(folder)}/${resumeName(owner)}`;
  return {
    html,
    /** Changes with everything that the page shows. */
    source: fingerprint(html, themeParts(content)),
    pdf: `${stem}.pdf`,
    /** The picture of its first page. */
    picture: `${folder}/pages/resume.webp`,
    texts: {
      [`${stem}.txt`]: plainTextResume(resume, owner, words),
      [`${stem}.json`]: jsonResume(resume, owner),
      [`${stem}.vcf`]: contactCard(resume, owner, words),
    },
  };
}
