import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { drawingSize } from './drawing-size.ts';

/** What is wrong with a picture file that the content imports; undefined where nothing is. */
export function pictureTrouble(root: string, picture: string): string | undefined {
  const file = join(root, picture);
  if (!existsSync(file)) return `has no picture at ${picture}. Put one there, or name another file.`;
  if (!/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(picture))
    return `is ${picture}, which is no picture that browsers show. Use a file that ends in .jpg, .png, .webp, .avif or .svg.`;
  if (/[%#]/.test(picture)) return `is ${picture}, and an address cannot hold % or #. Give the file another name.`;
  if (/\.svg$/i.test(picture))
    return drawingSize(readFileSync(file, 'utf8'))
      ? undefined
      : `is ${picture}, a drawing that says no size. Give its <svg> tag a viewBox.`;
  return isReadable(file) ? undefined : `is ${picture}, which cannot be read as a picture. Save it again from where it was made.`;
}

function isReadable(file: string): boolean {
  try {
    return imageSize(readFileSync(file)).width > 0;
  } catch {
    return false;
  }
}
