import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Content } from '../content/content.ts';
import { isOwnersFile } from '../content/generated-files.ts';
import { type Page, pagesOf } from '../content/pages.ts';
import { minutesOf, readingTime } from '../prose/reading-time.ts';
import { hasSky } from '../theme/sky.ts';

/** The size of every share card in pixels. */
export const SHARE_CARD_PX = { width: 1200, height: 630 };

/** The picture that social networks and chat programs show for a link to a page. */
export interface ShareCard {
  page: Page;
  /** Its path in the project, inside public/. */
  file: string;
  /** Alternative text: what the card shows. */
  alt: string;
  /** Such as "4 minute read", for case studies and articles. */
  reading: string | undefined;
}

/** The address of the card of a page. For articles with a dot, which no address of a page has: it keeps them apart from the cards of all pages. */
const shareCardPath = (route: string) => `/images/cards/${route.slice(1).replace('/', '.') || 'home'}.png`;

/** Whether a file is the card of an article: only these have such a dot. */
export const isArticleCard = (file: string) => basename(file, '.png').includes('.');

/** The card of a page. */
export function shareCardOf(content: Content, page: Page): ShareCard {
  const { folder, site, theme } = content;
  const { title, line, beside } = page.card;
  const isArticle = page.type === 'Article' || page.type === 'BlogPosting';
  const reading = isArticle ? readingTime(minutesOf(content, page), content, page.lang) : undefined;
  const shown = typeof beside === 'object' ? beside.alt : beside === 'sky' && !hasSky(theme) ? '' : site.shareCards[beside];
  const alt = [title.replace(/[.!?]$/, ''), line, reading, shown].filter(Boolean).join(', ');
  return { page, file: `${folder}/public${shareCardPath(page.route)}`, alt, reading };
}

/**
 * The address and the alternative text of the card that is shown for a page: that of home if the page has none, such as a new article;
 * undefined if home has none either. What a card of the owner's own shows is unknown: it has the title.
 */
export function publishedCard(content: Content, siteUrl: string, page: Page): { url: string; alt: string } | undefined {
  const home = pagesOf(content).filter(({ kind }) => kind === 'home');
  const cards = [page, ...home].map((one) => shareCardOf(content, one));
  const card = cards.find(({ file }) => existsSync(join(content.root, file)));
  if (!card) return undefined;
  return { url: siteUrl + shareCardPath(card.page.route), alt: isOwnersFile(content, card.file) ? card.page.card.title : card.alt };
}
