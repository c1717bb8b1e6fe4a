import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { svgSize } from './svg-plugin.ts';

// Else sharp keeps the pictures that it has read open, and on Windows nobody could replace or delete them while `npm run dev` runs.
sharp.cache(false);

/** What is wrong with a picture file of the content; undefined if nothing is. */
export async function pictureProblem(root: string, folder: string, picture: string): Promise<string | undefined> {
  if (!picture.startsWith(`${folder}/`)) return `is ${picture}, which is outside ${folder}/. Copy the file into it.`;
  const file = join(root, picture);
  if (!existsSync(file)) return `has no picture at ${picture}. Put one there, or name another file.`;
  if (!/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(picture))
    return `is ${picture}, which browsers cannot show as a picture. Use a file that ends in .jpg, .png, .webp, .avif or .svg.`;
  if (/[%#]/.test(picture)) return `is ${picture}, and a file name with % or # cannot be part of an address. Rename the file.`;
  if (/\.svg$/i.test(picture))
    return svgSize(file).then(
      () => undefined,
      () => `is ${picture}, an SVG without a size, or with an error in it. Give its <svg> tag a viewBox, or export it again.`,
    );
  const frames = await framesIn(file);
  if (frames === 0) return `is ${picture}, which cannot be read as a picture. Export it again.`;
  if (frames === 1) return undefined;
  return `is ${picture}, which is animated, and visitors could not stop it. Save it as a video, and write <Video src="…" poster="…" captions="…" title="…" />.`;
}

/** The number of frames in a file: 1, more if it is animated, 0 if it cannot be read. */
async function framesIn(file: string): Promise<number> {
  try {
    const { width, pages = 1 } = await sharp(file).metadata();
    return width > 0 ? pages : 0;
  } catch {
    return 0;
  }
}
