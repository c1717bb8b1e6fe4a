import { CASE_STUDIES } from './case-studies.ts';
import type { Content } from './content.ts';

/** What a link to a page shows where people share it. */
export interface ShareCard {
  route: string;
  /** Below the project; the same name below dist without public/. */
  file: string;
  title: string;
  /** The line below the title. */
  line: string;
  /** What the card shows, in words. */
  alt: string;
  /** Minutes to read, where the page is a case study. */
  minutes?: number;
  /** A picture to take a crop from. */
  picture?: string;
}

export const CARDS_FOLDER = 'public/images/cards';
export const CARD_PX = { width: 1200, height: 630 };

const fileOf = (route: string) => `${CARDS_FOLDER}/${route === '/' ? 'home' : route.slice(1)}.png`;

/** One card for each page that search engines list. */
export function shareCards({ site, home, about, contact, resumePage, caseStudies }: Content): ShareCard[] {
  const { name, role, place, email } = site.owner;
  const page = (route: string, title: string, line: string, picture?: string): ShareCard => ({
    route,
    file: fileOf(route),
    title,
    line,
    alt: `${title}${/[.!?]$/.test(title) ? '' : ':'} ${line}`,
    ...(picture && { picture }),
  });
  return [
    page('/', home.greeting, `${role} in ${place}`),
    page('/about', about.heading, `${name}, ${role.toLowerCase()} in ${place}`, `content/pages/${about.portrait.picture}`),
    page('/contact', contact.meta.page, email),
    page('/resume', resumePage.meta.page, `${name}, ${role.toLowerCase()}`, 'content/pages/resume.webp'),
    ...caseStudies.map(({ slug, frontMatter }): ShareCard => {
      const { minutes, title, card, pictures } = frontMatter;
      return {
        ...page(`/${slug}`, frontMatter.name, title, `${CASE_STUDIES}/${slug}/${card}`),
        alt: `${frontMatter.name}: ${title}. ${minutes} ${site.labels.minuteRead}. ${pictures[0]?.alt ?? ''}`,
        minutes,
      };
    }),
  ];
}
