import type { Site } from '#schema';
import owner from './owner.json' with { type: 'json' };

const [city] = owner.place.split(',');

/** The text that every page shares. The name of the owner and the address of the site are in owner.json. */
export const site = {
  navigation: [
    { label: 'HOME', to: '/' },
    { label: 'ABOUT', to: '/about' },
    { label: 'CONTACT', to: '/contact' },
  ],
  footer: {
    sentence: `Made in ${city} under three eighths of cloud`,
    links: [
      { label: 'About', to: '/about' },
      { label: 'Contact me', to: '/contact' },
      { label: 'Resume', to: '/resume' },
    ],
    cloudCover: 3,
  },
} satisfies Site;
