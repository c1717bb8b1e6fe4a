import { join } from 'node:path';
import sharp from 'sharp';
import { CASE_STUDIES } from '../build/case-studies.ts';
import type { Content } from '../build/content.ts';
import { pictureWidths } from '../build/picture-widths.ts';
import type { PictureKind } from '../src/lib/picture-sizes.ts';
import { type Check, look } from './finding.ts';

/** A picture with fewer pixels than this share of what dense screens show looks soft there. */
const SOFT_BELOW = 0.75;

/** Picture masters that are too small for the place they stand in. */
export async function pictureSizes(content: Content): Promise<Check> {
  const places = [...placesOf(content)].filter(([file]) => !/\.svg$/i.test(file));
  const findings = await Promise.all(
    places.map(async ([file, kind]) => {
      const { width } = await sharp(join(content.root, file)).metadata();
      const [wanted = 0] = pictureWidths(kind);
      return width < wanted * SOFT_BELOW
        ? [look(`${file}: is ${width} px wide, dense screens show up to ${wanted}. It will look soft there.`)]
        : [];
    }),
  );
  return { fine: `${places.length} pictures are large enough for dense screens`, findings: findings.flat() };
}

/** Every master with the largest place that it stands in. */
function placesOf({ about, testimonials, caseStudies }: Content): Map<string, PictureKind> {
  return new Map<string, PictureKind>([
    [`content/pages/${about.portrait.picture}`, 'portrait'],
    ...testimonials.map(({ img }): [string, PictureKind] => [`content/testimonials/${img}`, 'face']),
    ...caseStudies.flatMap(({ slug, frontMatter: { card, pictures, marquee } }) => {
      const place = (file: string, kind: PictureKind): [string, PictureKind] => [`${CASE_STUDIES}/${slug}/${file}`, kind];
      return [
        place(card, 'card'),
        ...pictures.flatMap(({ wide, phone }) => [place(phone, 'phone'), place(wide, 'stage')]),
        ...(marquee?.shots ?? []).map(({ picture }) => place(picture, 'shot')),
      ];
    }),
  ]);
}
