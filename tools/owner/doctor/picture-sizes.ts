import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../../engine/content/content.ts';
import { readText } from '../../../engine/content/content-files.ts';
import { picturesIn } from '../../../engine/content/pictures-in.ts';
import { picturesInWords } from '../../../engine/markdown/mdx-pictures.ts';
import { pictureWidths } from '../../../engine/pictures/picture-widths.ts';
import { type Check, warning } from './finding.ts';
import { proseFiles } from './sentences.ts';

/** A picture looks blurred if its width is below this share of the pixels that high-resolution screens show. */
const SOFT_BELOW = 0.75;

/** Picture files that are too small for the largest size they are shown in. */
export async function pictureSizes(content: Content): Promise<Check> {
  const wanted = new Map<string, number>();
  const ofFacts = content.files.flatMap(({ data }) => picturesIn(data)).map(([, { src, kind }]) => ({ src, kind }));
  const ofWords = proseFiles(content).flatMap((page) =>
    picturesInWords(readText(content.root, page)).map(({ file, kind }) => ({ src: join(dirname(page), file), kind })),
  );
  for (const { src, kind } of [...ofFacts, ...ofWords]) {
    if (!/\.svg$/i.test(src)) wanted.set(src, Math.max(wanted.get(src) ?? 0, pictureWidths(kind)[0] ?? 0));
  }
  const findings = await Promise.all(
    [...wanted].map(async ([file, px]) => {
      const { width } = await sharp(join(content.root, file)).metadata();
      return width < px * SOFT_BELOW
        ? [warning(`${file}: is ${width} px wide, but high-resolution screens show up to ${px}. Use a larger one if you have it.`)]
        : [];
    }),
  );
  return { fine: `${wanted.size} pictures are large enough for high-resolution screens`, findings: findings.flat() };
}
