import type { Content } from '../../content/content.ts';
import { type ShareCard, shareCards } from '../../discovery/share-cards.ts';
import { fingerprint } from '../record.ts';
import { themeParts } from '../theme-parts.ts';
import { cardPage } from './card-page.ts';

/** Where the cards are in the folder of the site. */
export const CARD_FILES = /^public\/images\/cards\//;

export interface CardDrawing extends ShareCard {
  html: string;
  /** A hash of everything that the card shows. */
  source: string;
}

/** Every share card with the HTML page that it is drawn from. */
export function cardDrawings(content: Content): CardDrawing[] {
  const theme = themeParts(content);
  return shareCards(content).map((card) => {
    const html = cardPage(content, card);
    return { ...card, html, source: fingerprint(html, theme) };
  });
}
