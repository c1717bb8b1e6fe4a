import sharp from 'sharp';
import type { Content } from '../../../engine/content/content.ts';
import { saveDrawing } from '../../../engine/drawings/draw.ts';
import { icoFile } from '../../../engine/drawings/icons/ico-file.ts';
import { iconDrawings } from '../../../engine/drawings/icons/icon-drawings.ts';
import { fingerprint } from '../../../engine/drawings/record.ts';

const TAB_SIDES_PX = [16, 32, 48];
const APPLE_SIDE_PX = 180;

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: side * 7.2 })
    .resize(side)
    .png({ palette: side > 48, effort: 10 })
    .toBuffer();

const ico = async (svg: string) => icoFile(await Promise.all(TAB_SIDES_PX.map(async (side) => ({ side, png: await png(svg, side) }))));

/** Draws the icons for tabs and home screens from icon.svg. Needs no browser. */
export async function drawIcons(content: Content): Promise<void> {
  for (const [file, svg] of Object.entries(iconDrawings(content))) {
    const side = Number(/(\d+)\.png$/.exec(file)?.[1] ?? APPLE_SIDE_PX);
    const data = file.endsWith('.svg') ? svg : file.endsWith('.ico') ? await ico(svg) : await png(svg, side);
    saveDrawing(content, file, fingerprint(svg), data);
  }
}
