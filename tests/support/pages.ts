/** The seven routes of the specification, with a heading that proves each page is the right one. */
export const PAGES = [
  { route: '/', page: 'Home', heading: 'G’day, I’m Skye.' },
  { route: '/about', page: 'About', heading: 'More about me' },
  { route: '/suncoastpatios', page: 'Suncoast Patios', heading: 'Suncoast Patios: Specialising in comfortable outdoor living' },
  { route: '/wehike', page: 'WeHike', heading: 'WeHike: every track and hut on one honest map' },
  { route: '/mycelium', page: 'Mycelium', heading: 'Mycelium: a slow game about fast fungi' },
  { route: '/contact', page: 'Contact', heading: 'Get in touch (Click to copy)' },
  { route: '/resume', page: 'Resume', heading: 'Resume' },
] as const;

const NOT_FOUND = { route: '/nope', page: 'Page not found', heading: 'Lost in the clouds' } as const;

/** "All pages" of the quality list: the seven routes and the page for wrong addresses. */
export const ALL_PAGES = [...PAGES, NOT_FOUND];

export const titleOf = (page: string) => `${page} - Skye Sampleton Portfolio`;
