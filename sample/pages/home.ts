import type { HomePage } from '#schema';
import owner from '../owner.json' with { type: 'json' };

/** The text of the home page. */
export const home = {
  sample: true,
  meta: {
    title: 'Home',
    description: `${owner.name} builds intuitive and innovative websites. Here are the case studies, and an easy way to get in touch.`,
    keywords: [owner.role, owner.place, 'React', 'TypeScript', 'portfolio'],
  },
  greeting: `G’day, I’m ${owner.firstName}.`,
  intro: 'I’m a software developer focused on intuitive and innovative websites, with a fondness for clouds.',
  facts: `${owner.name}. Four years on the web, in ${owner.place.replace(/,.*/, '')}. Open to roles.`,
  sections: ['technologies', 'projects', 'testimonials', 'contact'],
  technologiesHeading: 'Current Technologies',
  projectsHeading: 'PROJECTS',
  testimonialsHeading: 'TESTIMONIALS',
  otherProjectsLimit: 8,
} satisfies HomePage;
