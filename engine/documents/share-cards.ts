import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cardPath } from '../../src/lib/card-path.ts';
import { readingTime } from '../../src/screens/case-study/reading-time.ts';
import type { Content } from '../content/content.ts';

/** What a link to a page shows where people share it. */
export interface ShareCard {
  route: string;
  /** In the project; published without the path up to public/. */
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

export const cardsFolder = (folder: string) => `${folder}/public/images/cards`;
/** The size that every card has; src/document.tsx says so too. */
export const CARD_PX = { width: 1200, height: 630 };

/** One card for each page that search engines list. */
export function shareCards({
  folder,
  owner,
  site,
  home,
  about,
  contact,
  resumePage,
  caseStudies,
  ownPages,
  shareCardWords: words,
  theme,
}: Content): ShareCard[] {
  const sky = theme.light['--sky-shows'] === 'none' ? '' : words.sky;
  const card = (route: string, title: string, line: string, beside: string, more: Partial<ShareCard> = {}): ShareCard => {
    const said = [
      title.replace(/[.!?]$/, ''),
      line,
      more.minutes && readingTime(site.labels.minuteRead, more.minutes, owner.locale),
      beside,
    ].filter(Boolean);
    return { route, file: `${folder}/public${cardPath(route)}`, title, line, alt: said.join(', '), ...more };
  };
  return [
    card('/', home.greeting, words.lines.home, sky),
    card('/about', about.heading, words.lines.about, words.portrait, {
      picture: about.portrait.picture.src,
    }),
    card('/contact', contact.meta.page, words.lines.contact, sky),
    card('/resume', resumePage.meta.page, words.lines.resume, words.resume, { picture: `${folder}/pages/resume.webp` }),
    ...ownPages.map(({ slug, page }) => card(`/${slug}`, page.heading, words.lines.page, sky)),
    ...caseStudies.map(({ slug, meta }) =>
      card(`/${slug}`, meta.name, meta.title, words.product, {
        picture: meta.card.src,
        minutes: meta.minutes,
      }),
    ),
  ];
}

/** What the share cards that were drawn show, in words, by route. */
export function cardAlts(content: Content): Record<string, string> {
  const drawn = shareCards(content).filter(({ file }) => existsSync(join(content.root, file)));
  return Object.fromEntries(drawn.map(({ route, alt }) => [route, alt]));
}
