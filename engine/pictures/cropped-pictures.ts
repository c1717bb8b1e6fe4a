import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { writeCachedFolder } from '../cached-folder.ts';
import type { Content } from '../content/content.ts';
import { fingerprint } from '../content/generated-files.ts';
import { CARD_SHAPE } from './picture-plugin.ts';

export const isSvg = (file: string) => /\.svg$/i.test(file);

/**
 * The file from which the build makes a card, and what phones show of a hero image: the image itself, of which it takes the middle, or a
 * part of it around the point that the owner names. An SVG is not cropped: the browser shows its middle.
 */
export async function croppedPicture({ root }: Pick<Content, 'root'>, picture: string, focus?: string): Promise<string> {
  const file = `${root}/${picture}`;
  return focus && !isSvg(file) ? cropAround(focus, root, file) : file;
}

/** Crops a picture to the shape of a card, with this point as near to the middle as possible. Returns the file in `.cache/`. */
async function cropAround(focus: string, root: string, file: string): Promise<string> {
  const folder = `${root}/.cache/cropped-pictures/${fingerprint(focus, [readFileSync(file)])}`;
  const name = `${basename(file, extname(file))}.png`;
  const { autoOrient: whole } = await sharp(file).metadata();
  const [shapeWidth, shapeHeight] = CARD_SHAPE;
  const width = Math.min(whole.width, Math.round((whole.height * shapeWidth) / shapeHeight));
  const height = Math.min(whole.height, Math.round((whole.width * shapeHeight) / shapeWidth));
  const [x = 0, y = 0] = focus.split(' ').map((percentage) => Number.parseInt(percentage, 10) / 100);
  const start = (at: number, all: number, part: number) => Math.round(Math.min(Math.max(at * all - part / 2, 0), all - part));
  const part = { left: start(x, whole.width, width), top: start(y, whole.height, height), width, height };
  writeCachedFolder(folder, { [name]: await sharp(file).autoOrient().extract(part).png({ compressionLevel: 1 }).toBuffer() });
  return `${folder}/${name}`;
}
