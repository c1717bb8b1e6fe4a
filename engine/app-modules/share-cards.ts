import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content/content.ts';
import { isOwnersFile } from '../content/generated-files.ts';
import type { Page } from '../content/pages.ts';
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
export const shareCardPath = (route: string) => `/images/cards/${route.slice(1).replace('/', '.') || 'home'}.png`;

/** The card of a page. */
export function shareCardOf(content: Content, page: Page): ShareCard {
  const { folder, site, theme } = content;
  const { title, line, beside } = page.card;
  const isArticle = page.type === 'Article' || page.type === 'BlogPosting';
  const reading = isArticle ? readingTime(minutesOf(content, page), content) : undefined;
  const shown = typeof beside === 'object' ? beside.alt : beside === 'sky' && !hasSky(theme) ? '' : site.shareCards[beside];
  const alt = [title.replace(/[.!?]$/, ''), line, reading, shown].filter(Boolean).join(', ');
  return { page, file: `${folder}/public${shareCardPath(page.route)}`, alt, reading };
}

/** The alternative text of the card of a page; undefined if there is no file. What a card of the owner's own shows is unknown: it has the title. */
export function shareCardAlt(content: Content, page: Page): string | undefined {
  const { file, alt } = shareCardOf(content, page);
  if (!existsSync(join(content.root, file))) return undefined;
  return isOwnersFile(content, file) ? page.card.title : alt;
}
