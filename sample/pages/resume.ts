import type { ResumePage } from '#schema';
import owner from '../owner.json' with { type: 'json' };

/** The words of the resume page; the resume itself is resume.json. */
export const resumePage = {
  sample: true,
  meta: {
    page: 'Resume',
    description: `The resume of ${owner.name}: experience, projects, skills and education on one page, ready to download.`,
    keywords: ['resume', 'CV', owner.role, 'React', 'TypeScript'],
  },
  heading: 'Resume',
  lead: 'One page, kept up to date, with nothing you need a magnifying glass for.',
  pictureAlt: 'The resume as a picture of one page. The same words stand in the text version.',
  tooltip: 'Click to download',
  download: 'Download resume (PDF)',
  textVersion: 'Text version',
  alsoAs: 'The same in other forms',
  files: { txt: 'Resume as plain text', json: 'JSON Resume', vcf: 'Contact card' },
  now: 'now',
  to: 'to',
  headings: { work: 'Experience', projects: 'Projects', skills: 'Skills', education: 'Education', interests: 'Away from the keyboard' },
} satisfies ResumePage;
