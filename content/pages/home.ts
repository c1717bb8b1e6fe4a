import type { HomePage } from '../schema.ts';

/** The words of the home page. */
export const home = {
  meta: {
    page: 'Home',
    description:
      'Skye Sampleton is a software developer in Brisbane who builds intuitive, innovative websites. Three case studies, and an easy way to get in touch.',
    keywords: ['software developer', 'Brisbane', 'React', 'TypeScript', 'portfolio'],
  },
  greeting: 'G’day, I’m Skye.',
  intro: 'I’m a software developer focused on intuitive and innovative websites, with a fondness for clouds.',
  coordinates: 'Brisbane, Queensland, 27.5° S',
  projectsHeading: 'PROJECTS',
  exploreLimit: 8,
} satisfies HomePage;
