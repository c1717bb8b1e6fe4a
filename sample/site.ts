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
  labels: {
    portfolio: 'Portfolio',
    contact: 'Contact',
    homePage: 'home page',
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    menu: 'Menu',
    darkMode: 'Dark mode',
    pauseAnimations: 'Pause animations',
    playAnimations: 'Play animations',
    opensInNewTab: '(opens in a new tab)',
    liveWebsite: 'Live Website',
    viewCaseStudy: 'View Case Study',
    viewCode: 'View Code',
    viewWebsite: 'View Website',
    caseStudy: 'CASE STUDY',
    minuteRead: { one: '{count} minute read', other: '{count} minute read' },
    exploreMore: 'Explore more',
    overview: { role: 'Role', team: 'Team', time: 'Time', stack: 'Stack', outcome: 'Outcome' },
    certainty: { measured: 'measured', expected: 'expected', reported: 'reported by the client' },
    demo: { how: 'How this works', source: 'Read the source' },
  },
} satisfies Site;
