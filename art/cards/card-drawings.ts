import type { Content } from '../../engine/content/content.ts';
import { type ShareCard, shareCards } from '../../engine/documents/share-cards.ts';
import { fingerprint } from '../drawing/record.ts';
import { themeParts } from '../drawing/theme-parts.ts';
import { cardPage } from './card-page.ts';

export interface CardDrawing extends ShareCard {
  html: string;
  /** Changes with everything that the card shows. */
  source: string;
}

/** Every share card with the page that it is drawn from. */
export function cardDrawings(content: Content): CardDrawing[] {
  const theme = themeParts(content);
  return shareCards(content).map((card) => {
    const html = cardPage(content, card);
    return { ...card, html, source: fingerprint(html, theme) };
  });
}
