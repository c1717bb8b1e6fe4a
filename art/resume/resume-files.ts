import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../build/content.ts';
import { resumeName } from '../../src/screens/resume/resume-name.ts';
import { contactCard } from './contact-card.ts';
import { jsonResume } from './json-resume.ts';
import { plainTextResume } from './plain-text.ts';
import { resumePage } from './resume-page.ts';

/** The picture of the resume's first page. */
export const RESUME_PICTURE = 'content/pages/resume.webp';

/** Everything that `npm run resume` writes: the page to draw, and the texts beside the PDF by file name. */
export function resumeFiles({ root, site, resume, resumePage: words }: Content) {
  const stem = `public/images/${resumeName(site)}`;
  return {
    html: resumePage({ resume, site, words, cloud: readFileSync(join(root, 'art/clouds/b.svg'), 'utf8') }),
    pdf: `${stem}.pdf`,
    texts: {
      [`${stem}.txt`]: plainTextResume(resume, site, words),
      [`${stem}.json`]: jsonResume(resume, site),
      [`${stem}.vcf`]: contactCard(site),
    },
  };
}
