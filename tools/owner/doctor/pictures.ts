import { join, posix } from 'node:path';
import sharp from 'sharp';
import { articlePictures } from '../../../engine/content/articles.ts';
import { type Content, picturesIn, textsIn } from '../../../engine/content/content.ts';
import { problem, readText } from '../../../engine/content/content-files.ts';
import { picturesInMdx } from '../../../engine/mdx/mdx-pictures.ts';
import { PICTURE_WIDTHS } from '../../../src/lib/picture-sizes.ts';
import { mdxFiles } from './found-texts.ts';

const MIN_ALT_LENGTH = 12;

/** Alt texts that help little, such as file names or very short ones. An empty one is an error of the content. */
export function altTexts(content: Content) {
  const inFields = content.files.flatMap((file) =>
    textsIn(file.data)
      .filter(([path]) => /alt$/i.test(String(path.at(-1))))
      .map(([path, alt]) => ({ alt, message: (text: string) => problem(file, path, text) })),
  );
  const inMdx = mdxFiles(content).flatMap((file) =>
    picturesInMdx(readText(content.root, file))
      .filter(({ kind }) => kind !== 'phone') // Another file of a picture that is checked already.
      .map(({ alt, line }) => ({ alt, message: (text: string) => `${file}:${line}: the picture ${text}` })),
  );
  const all = [...inFields, ...inMdx].filter(({ alt }) => alt.trim() !== '');
  const warnings = all.flatMap(({ alt, message }) => {
    const text = problemWith(alt);
    return text ? [message(text)] : [];
  });
  return { fine: `${all.length} pictures have an alternative text`, errors: [], warnings };
}

function problemWith(alt: string): string | undefined {
  if (/\.(jpe?g|png|webp|svg|avif)$/i.test(alt)) return `"${alt}" is a file name. Say what the picture shows.`;
  if (alt.length < MIN_ALT_LENGTH) return `"${alt}" is very short. Say what the picture shows.`;
  if (/^(an? )?(image|picture|photo|screenshot) of /i.test(alt))
    return 'says that it is a picture, which screen readers announce anyway. Start with what it shows.';
  return undefined;
}

/** A picture looks blurred if its width is below this share of the pixels that high-resolution screens show. */
const BLURRED_BELOW = 0.75;

/** Picture files that are too small for the largest size they are shown in. */
export async function pictureSizes(content: Content) {
  const wanted = new Map<string, number>();
  const inFields = content.files.flatMap(({ data }) => picturesIn(data)).map(([, { src, kind }]) => ({ src, kind }));
  const inMdx = mdxFiles(content).flatMap((page) =>
    picturesInMdx(readText(content.root, page)).map(({ file, kind }) => ({ src: posix.join(posix.dirname(page), file), kind })),
  );
  const ofArticles = articlePictures(content).map(({ src }) => ({ src, kind: 'wide' as const }));
  for (const { src, kind } of [...inFields, ...inMdx, ...ofArticles])
    wanted.set(src, Math.max(wanted.get(src) ?? 0, PICTURE_WIDTHS[kind][0] ?? 0));
  const warnings = await Promise.all(
    [...wanted].map(async ([file, px]) => {
      if (/\.svg$/i.test(file)) return []; // Sharp at any size.
      const { width } = (await sharp(join(content.root, file)).metadata()).autoOrient;
      return width < px * BLURRED_BELOW
        ? [`${file}: is ${width} px wide, but high-resolution screens show up to ${px}. Use a larger one if you have it.`]
        : [];
    }),
  );
  return { fine: `${wanted.size} pictures are large enough for high-resolution screens`, errors: [], warnings: warnings.flat() };
}
