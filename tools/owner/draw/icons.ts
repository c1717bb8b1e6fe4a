import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../../engine/content/content.ts';
import { reportFile } from '../../../engine/drawings/draw.ts';
import { icoFile } from '../../../engine/drawings/icons/ico-file.ts';
import { iconDrawings } from '../../../engine/drawings/icons/icon-drawings.ts';
import { fingerprint, writeRecord } from '../../../engine/drawings/record.ts';

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
  const icons = iconDrawings(content);
  for (const [file, svg] of Object.entries(icons)) {
    mkdirSync(dirname(file), { recursive: true });
    const side = Number(/(\d+)\.png$/.exec(file)?.[1] ?? APPLE_SIDE_PX);
    writeFileSync(file, file.endsWith('.svg') ? svg : file.endsWith('.ico') ? await ico(svg) : await png(svg, side));
    reportFile(file);
  }
  const drawn = Object.entries(icons).map(([file, svg]) => [file, fingerprint(svg)]);
  writeRecord(content, Object.fromEntries(drawn), (name) => `${content.folder}/${name}` in icons);
}
