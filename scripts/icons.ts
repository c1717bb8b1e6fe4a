// Draws the icons for tabs and home screens. Needs no browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { report } from '../art/drawing/draw.ts';
import { fingerprint, writeRecord } from '../art/drawing/record.ts';
import { icoFile } from '../art/icons/ico-file.ts';
import { ICON_FILES } from '../art/icons/icon-drawings.ts';

const TAB_SIDES_PX = [16, 32, 48];
const APPLE_SIDE_PX = 180;

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: side * 7.2 })
    .resize(side)
    .png({ palette: side > 48, effort: 10 })
    .toBuffer();

const ico = async (svg: string) => icoFile(await Promise.all(TAB_SIDES_PX.map(async (side) => ({ side, png: await png(svg, side) }))));

mkdirSync('public/icons', { recursive: true });
for (const [file, svg] of Object.entries(ICON_FILES)) {
  const side = Number(/(\d+)\.png$/.exec(file)?.[1] ?? APPLE_SIDE_PX);
  writeFileSync(file, file.endsWith('.svg') ? svg : file.endsWith('.ico') ? await ico(svg) : await png(svg, side));
  report(file);
}
const drawn = Object.entries(ICON_FILES).map(([file, svg]) => [file, fingerprint(svg)]);
writeRecord(process.cwd(), Object.fromEntries(drawn), (file) => file in ICON_FILES);
