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
  moonPhases: [
    'new moon',
    'young crescent moon',
    'first quarter moon',
    'waxing gibbous moon',
    'full moon',
    'waning gibbous moon',
    'last quarter moon',
    'old crescent moon',
  ],
  projectsLink: {
    text: { one: '{count} case study', other: '{count} case studies' },
    words: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  },
  sections: ['technologies', 'projects', 'testimonials', 'contact'],
  technologiesHeading: 'Current Technologies',
  projectsHeading: 'PROJECTS',
  testimonialsHeading: 'TESTIMONIALS',
  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    label: 'Pictures of the project',
    pause: 'Pause the carousel',
    play: 'Play the carousel',
    previous: 'Previous picture',
    next: 'Next picture',
    of: 'of',
    slide: 'Slide',
    tooltip: 'View Project',
  },
  otherProjectsLimit: 8,
} satisfies HomePage;
