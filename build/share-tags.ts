import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './content.ts';
import { escapeHtml } from './escape-html.ts';
import { CARD_PX, shareCards } from './share-cards.ts';

/**
 * The share card of each page as head tags, by route. Only programs that read the raw document want them,
 * so they are written by the build and are no part of the app. A card that was not drawn yet is left out.
 */
export function shareTags(content: Content, siteUrl: string): Map<string, string> {
  const drawn = shareCards(content).filter(({ file }) => existsSync(join(content.root, file)));
  return new Map(
    drawn.map(({ route, file, alt }) => {
      const tags = [
        ['property="og:image"', `${siteUrl}/${file.replace('public/', '')}`],
        ['property="og:image:width"', String(CARD_PX.width)],
        ['property="og:image:height"', String(CARD_PX.height)],
        ['property="og:image:alt"', alt],
        ['name="twitter:card"', 'summary_large_image'],
      ];
      return [route, tags.map(([name, content = '']) => `<meta ${name} content="${escapeHtml(content)}">`).join('\n    ')];
    }),
  );
}
