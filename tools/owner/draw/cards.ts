import sharp from 'sharp';
import type { Content } from '../../../engine/content/content.ts';
import { CARD_FILES, cardDrawings } from '../../../engine/drawings/cards/card-drawings.ts';
import { launchChromium } from '../../../engine/drawings/chromium.ts';
import { openDrawing, reportFile, reportOwn, saveDrawing } from '../../../engine/drawings/draw.ts';
import { isDrawnFrom, isOwn, oldDrawings, removeDrawings } from '../../../engine/drawings/record.ts';
import { CARD_PX } from '../../../src/lib/card-path.ts';

/** Draws the share card of every page as a PNG of 1200 × 630 pixels. Unchanged cards and the owner's own are kept, old ones deleted. */
export async function drawCards(content: Content): Promise<void> {
  const cards = cardDrawings(content);
  const browser = await launchChromium();
  for (const { file, html, source } of cards) {
    if (isOwn(content, file)) {
      reportOwn(file);
      continue;
    }
    if (isDrawnFrom(content, file, source)) {
      reportFile(file, 'unchanged');
      continue;
    }
    const page = await openDrawing(browser, content, html, { viewport: CARD_PX });
    const png = await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, effort: 10 })
      .toBuffer();
    await page.close();
    saveDrawing(content, file, source, png);
  }
  await browser.close();
  const files = cards.map(({ file }) => file);
  removeDrawings(content, oldDrawings(content, CARD_FILES, files));
}
