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
  lead: 'One A4 page, kept up to date.',
} satisfies ResumePage;
