import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../engine/content/content.ts';
import { picturesIn } from '../engine/content/pictures-in.ts';
import { pictureWidths } from '../engine/pictures/picture-widths.ts';
import { type Check, look } from './finding.ts';

/** A picture with fewer pixels than this share of what dense screens show looks soft there. */
const SOFT_BELOW = 0.75;

/** Picture masters that are too small for the largest place they stand in. */
export async function pictureSizes(content: Content): Promise<Check> {
  const wanted = new Map<string, number>();
  for (const [, { src, kind }] of content.files.flatMap(({ data }) => picturesIn(data))) {
    if (!/\.svg$/i.test(src)) wanted.set(src, Math.max(wanted.get(src) ?? 0, pictureWidths(kind)[0] ?? 0));
  }
  const findings = await Promise.all(
    [...wanted].map(async ([file, px]) => {
      const { width } = await sharp(join(content.root, file)).metadata();
      return width < px * SOFT_BELOW
        ? [look(`${file}: is ${width} px wide, dense screens show up to ${px}. It will look soft there.`)]
        : [];
    }),
  );
  return { fine: `${wanted.size} pictures are large enough for dense screens`, findings: findings.flat() };
}
