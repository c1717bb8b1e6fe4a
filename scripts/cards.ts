// Draws the share card of every page as a PNG of 1200 × 630 pixels; a card that is still true is left as it is.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { cardDrawings } from '../art/cards/card-drawings.ts';
import { launchChromium } from '../art/drawing/chromium.ts';
import { openDrawing } from '../art/drawing/draw.ts';
import { isDrawnFrom, writeRecord } from '../art/drawing/record.ts';
import { contentToDraw } from '../engine/content/content-to-draw.ts';
import { CARD_PX, cardsFolder } from '../engine/documents/share-cards.ts';
import { tellProgress } from '../engine/progress.ts';

const content = await contentToDraw(process.cwd());
const folder = cardsFolder(content.folder);
const cards = cardDrawings(content);
const progress = tellProgress('Cards', { total: cards.length });
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
