import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import type { CaseStudyMeta } from '#schema';
import { writeCachedFolder } from '../cached-folder.ts';
import type { Content } from '../content/content.ts';
import { fingerprint } from '../content/generated-files.ts';
import { CARD_SHAPE } from './picture-plugin.ts';

/**
 * What narrow screens show of the pictures of a case study that have no file for them: the import of each. The build crops it to its
 * middle, or here around the point that the owner names. An SVG has none: the browser shows its middle.
 */
export function phonePictures({ root }: Content, { pictures }: CaseStudyMeta): Promise<(string | undefined)[]> {
  const imports = pictures.map(async ({ hero, phone, focus }) => {
    if (phone || /\.svg$/i.test(hero.src)) return undefined;
    const file = `${root}/${hero.src}`;
    return `${focus ? await croppedFile(root, file, focus) : file}?phone`;
  });
  return Promise.all(imports);
}

/** Crops a picture to the shape of a card, with this point as near to the middle as possible. Returns the file in `.cache/`. */
async function croppedFile(root: string, file: string, focus: string): Promise<string> {
  const folder = `${root}/.cache/phone-pictures/${fingerprint(focus, [readFileSync(file)])}`;
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
