import { minutesToRead } from '../../../engine/prose/reading-time.ts';
import { SAMPLE } from '../owners/sample.ts';

const { owner, home, about, contact, resumePage, notFound, caseStudies } = SAMPLE;

export const ABOUT = about;

export const HOME = { route: '/', pageName: home.meta.title, heading: home.greeting };

/** The case studies of the sample in their order, with the heading of each page. */
export const CASE_STUDIES = caseStudies.map(({ slug, data, text }) => ({
  ...data,
  minutes: minutesToRead(text, owner.locale),
  route: `/${slug}`,
  pageName: data.name,
  heading: `${data.name}: ${data.title}`,
}));

/** Every route, with the heading that identifies the page. */
export const PAGES = [
  HOME,
  { route: '/about', pageName: about.meta.title, heading: about.heading },
  ...CASE_STUDIES,
  { route: '/contact', pageName: contact.meta.title, heading: contact.heading },
  { route: '/resume', pageName: resumePage.meta.title, heading: resumePage.heading },
];

export const NOT_FOUND = { route: '/nope', pageName: notFound.meta.title, heading: notFound.heading };

/** "All pages" of the quality list: the routes and the 404 page. */
export const ALL_PAGES = [...PAGES, NOT_FOUND];

export const SITE_URL = owner.url;
export const titleOf = (pageName: string) => `${pageName} - ${owner.name} Portfolio`;
