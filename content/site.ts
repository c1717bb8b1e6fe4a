import type { Site } from './schema.ts';

/** Who this site belongs to, where it lives, and the words that stand on every page. */
export const site = {
  sample: true,
  url: 'https://skye.example.com',
  owner: {
    name: 'Skye Sampleton',
    firstName: 'Skye',
    role: 'Software developer',
    place: 'Brisbane, Queensland',
    email: 'skye@example.com',
  },
  profiles: {
    github: 'https://github.example.com/skye-sampleton',
    linkedin: 'https://linkedin.example.com/in/skye-sampleton',
  },
  navigation: [
    { label: 'HOME', to: '/' },
    { label: 'ABOUT', to: '/about' },
    { label: 'CONTACT', to: '/contact' },
  ],
  footer: {
    sentence: 'Made in Brisbane under three eighths of cloud',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Contact me', to: '/contact' },
      { label: 'Resume', to: '/resume' },
    ],
  },
  labels: {
    contact: 'Contact',
    homePage: 'home page',
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    darkMode: 'Dark mode',
    pauseAnimations: 'Pause animations',
    playAnimations: 'Play animations',
    opensInNewTab: '(opens in a new tab)',
    liveWebsite: 'Live Website',
    viewCaseStudy: 'View Case Study',
    viewCode: 'View Code',
    viewWebsite: 'View Website',
    caseStudy: 'CASE STUDY',
    minuteRead: 'minute read',
    exploreMore: 'Explore more',
    glance: { role: 'Role', team: 'Team', time: 'Time', stack: 'Stack', outcome: 'Outcome' },
  },
} satisfies Site;
