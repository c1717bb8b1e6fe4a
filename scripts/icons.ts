// Draws the icons for tabs and home screens; public/favicon.svg, which follows the mode of the system, is drawn by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { report } from '../art/drawing/draw.ts';
import { icoFile } from '../art/icons/ico-file.ts';
import { HOME_SCREEN_ICON, MASKABLE_ICON, TAB_ICON } from '../art/icons/icon-drawings.ts';

const TAB_SIDES_PX = [16, 32, 48];

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 72 * (side / 10) })
    .resize(side)
    .png({ palette: side > 48, effort: 10 })
    .toBuffer();

function write(file: string, data: Buffer, note: string): void {
  writeFileSync(file, data);
  report(file, note);
}

mkdirSync('public/icons', { recursive: true });
const tabs = await Promise.all(TAB_SIDES_PX.map(async (side) => ({ side, png: await png(TAB_ICON, side) })));
write('public/favicon.ico', icoFile(tabs), TAB_SIDES_PX.join(', '));
write('public/apple-touch-icon.png', await png(HOME_SCREEN_ICON, 180), '180×180');
write('public/icons/192.png', await png(HOME_SCREEN_ICON, 192), '192×192');
write('public/icons/512.png', await png(HOME_SCREEN_ICON, 512), '512×512');
write('public/icons/maskable-512.png', await png(MASKABLE_ICON, 512), '512×512');
