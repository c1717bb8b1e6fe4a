import type { HomePage } from '../schema.ts';

/** The words of the home page. */
export const home = {
  sample: true,
  meta: {
    page: 'Home',
    description:
      'Skye Sampleton is a software developer in Brisbane who builds intuitive, innovative websites. Three case studies, and an easy way to get in touch.',
    keywords: ['software developer', 'Brisbane', 'React', 'TypeScript', 'portfolio'],
  },
  greeting: 'G’day, I’m Skye.',
  intro: 'I’m a software developer focused on intuitive and innovative websites, with a fondness for clouds.',
  coordinates: 'Brisbane, Queensland, 27.5° S',
  links: { github: 'GitHub profile', contact: 'Contact page', linkedin: 'LinkedIn profile' },
  technologiesHeading: 'Current Technologies',
  projectsHeading: 'PROJECTS',
  testimonialsHeading: 'TESTIMONIALS',
  carousel: {
    label: 'Pictures of the project',
    pause: 'Pause the carousel',
    play: 'Play the carousel',
    previous: 'Previous picture',
    next: 'Next picture',
    of: 'of',
    slide: 'Slide',
    tooltip: 'View Project',
  },
  exploreLimit: 8,
} satisfies HomePage;
