import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cardPath } from '../src/lib/card-path.ts';
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
/** The size that every card has; src/document.tsx says so too. */
export const CARD_PX = { width: 1200, height: 630 };

const fileOf = (route: string) => `public${cardPath(route)}`;

/** One card for each page that search engines list. */
export function shareCards({ site, home, about, contact, resumePage, caseStudies, shareCardWords: words }: Content): ShareCard[] {
  const { name, role, place, email } = site.owner;
  const card = (route: string, title: string, line: string, beside: string, more: Partial<ShareCard> = {}): ShareCard => {
    const said = [title.replace(/[.!?]$/, ''), line, more.minutes && `${more.minutes} ${site.labels.minuteRead}`].filter(Boolean);
    return { route, file: fileOf(route), title, line, alt: `${said.join(', ')}, ${beside}`, ...more };
  };
  return [
    card('/', home.greeting, `${role} in ${place}`, words.sky),
    card('/about', about.heading, `${name}, ${role.toLowerCase()} in ${place}`, words.portrait, {
      picture: `content/pages/${about.portrait.picture}`,
    }),
    card('/contact', contact.meta.page, email, words.sky),
    card('/resume', resumePage.meta.page, `${name}, ${role.toLowerCase()}`, words.resume, { picture: 'content/pages/resume.webp' }),
    ...caseStudies.map(({ slug, frontMatter }) =>
      card(`/${slug}`, frontMatter.name, frontMatter.title, words.product, {
        picture: `${CASE_STUDIES}/${slug}/${frontMatter.card}`,
        minutes: frontMatter.minutes,
      }),
    ),
  ];
}

/** The share cards that were drawn, by route. */
export function drawnCards(content: Content): Map<string, ShareCard> {
  const drawn = shareCards(content).filter(({ file }) => existsSync(join(content.root, file)));
  return new Map(drawn.map((card) => [card.route, card]));
}
