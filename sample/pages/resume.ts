import type { ResumePage } from '#schema';
import owner from '../owner.json' with { type: 'json' };

/** The text of the resume page. The resume itself is in resume.json. */
export const resumePage = {
  meta: {
    title: 'Resume',
    description: `The resume of ${owner.name}: experience, projects, skills and education on one page, ready to download.`,
    keywords: ['resume', 'CV', owner.role, 'React', 'TypeScript'],
  },
  title: `${owner.name}: resume`,
  heading: 'Resume',
  lead: 'One page, kept up to date, with nothing you need a magnifying glass for.',
  pictureAlt: 'The resume as a picture of one page. The same words stand in the text version.',
  tooltip: 'Click to download',
  download: 'Download resume (PDF)',
  textVersion: 'Text version',
  alsoAs: 'The same in another form',
  files: { json: 'JSON Resume' },
  kilobytes: 'KB',
  now: 'now',
  to: 'to',
  grade: 'Grade:',
  headings: {
    work: 'Experience',
    volunteer: 'Volunteering',
    education: 'Education',
    awards: 'Awards',
    certificates: 'Certificates',
    publications: 'Publications',
    skills: 'Skills',
    languages: 'Languages',
    interests: 'Away from the keyboard',
    references: 'References',
    projects: 'Projects',
  },
} satisfies ResumePage;
