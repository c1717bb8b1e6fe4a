import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './content.ts';
import { CARD_PX, type ShareCard, shareCards } from './share-cards.ts';

/** The share cards that were drawn, by route. */
export function drawnCards(content: Content): Map<string, ShareCard> {
  const drawn = shareCards(content).filter(({ file }) => existsSync(join(content.root, file)));
  return new Map(drawn.map((card) => [card.route, card]));
}

/** What is true of every share card. It never changes, so it is no part of the app. */
export const SHARE_TAGS = [
  `<meta property="og:image:width" content="${CARD_PX.width}">`,
  `<meta property="og:image:height" content="${CARD_PX.height}">`,
  '<meta name="twitter:card" content="summary_large_image">',
].join('\n    ');
