import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../../engine/content/content.ts';
import { CARD_PX, cardsFolder } from '../../../engine/discovery/share-cards.ts';
import { cardDrawings } from '../../../engine/drawings/cards/card-drawings.ts';
import { launchChromium } from '../../../engine/drawings/chromium.ts';
import { openDrawing } from '../../../engine/drawings/draw.ts';
import { isDrawnFrom, writeRecord } from '../../../engine/drawings/record.ts';
import { reportProgress } from '../../../engine/progress.ts';

/** Draws the share card of every page as a PNG of 1200 × 630 pixels. Cards that have not changed are kept, old ones deleted. */
export async function drawCards(content: Content): Promise<void> {
  const folder = cardsFolder(content.folder);
  const cards = cardDrawings(content);
  const progress = reportProgress('Cards', { total: cards.length });
  const browser = await launchChromium();

  mkdirSync(folder, { recursive: true });
  const names = cards.map(({ file }) => basename(file));
  for (const old of readdirSync(folder).filter((file) => !names.includes(file))) rmSync(`${folder}/${old}`);
  for (const { file, html, source } of cards) {
    progress.start(file);
    if (isDrawnFrom(content, file, source)) {
      progress.step(file, 'unchanged');
      continue;
    }
    const page = await openDrawing(browser, content, html, { viewport: CARD_PX });
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(file);
    await page.close();
    progress.step(file, 'drawn');
  }
  await browser.close();
  progress.end();
  const drawn = Object.fromEntries(cards.map(({ file, source }) => [file, source]));
  writeRecord(content, drawn, (name) => name.startsWith('public/images/cards/'));
}
