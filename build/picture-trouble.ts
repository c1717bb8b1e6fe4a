import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingSize } from './drawing-size.ts';

/** What is wrong with a picture file that content/ names; undefined where nothing is. */
export function pictureTrouble(root: string, picture: string): string | undefined {
  const file = join(root, picture);
  if (!existsSync(file)) return `has no picture at ${picture}. Put one there, or name another file.`;
  if (!/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(picture))
    return `is ${picture}, which is no picture that browsers show. Use a file that ends in .jpg, .png, .webp, .avif or .svg.`;
  if (/\.svg$/i.test(picture) && !drawingSize(readFileSync(file, 'utf8')))
    return `is ${picture}, a drawing that says no size. Give its <svg> tag a viewBox.`;
  return undefined;
}
