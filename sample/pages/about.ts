import type { AboutPage } from '#schema';
import owner from '../owner.json' with { type: 'json' };
import portrait from './portrait.svg?portrait';

/** The heading, the portrait and the last lines of the About page. Its text is in about.mdx. */
export const about = {
  sample: true,
  heading: 'More about me',
  portrait: {
    picture: portrait,
    alt: 'Illustrated portrait of Skye with round glasses and hair drawn as a cumulus cloud',
    caption: 'Hair by cumulus, on a humid day',
  },
  thanks: 'Thank you for reading this far. If you have a software development role or project in mind, I would love to hear about it.',
  thanksButton: 'Contact me',
  resumeButton: 'Resume',
  meta: {
    title: 'About',
    description: `How a weather forecaster became a developer, what ${owner.name} cares about in a website, and how we would work together.`,
    keywords: ['about', owner.role.toLowerCase(), owner.place.replace(/,.*/, ''), 'React', 'accessibility'],
  },
} satisfies AboutPage;
