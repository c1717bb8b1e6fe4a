import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CheckedSite } from '../../../engine/checks/check-content.ts';
import { problem } from '../../../engine/content/problems.ts';
import { textsIn } from '../../../engine/content/values.ts';
import { widestOf } from '../../../engine/pictures/picture-widths.ts';
import { picturesInProse } from '../../../engine/prose/prose-pictures.ts';
import { FileImport } from '../../../schema/file-import.ts';
import { readableProse } from './found-texts.ts';

const MIN_ALT_LENGTH = 12;

/** Alt texts that help little, such as file names or very short ones. An empty one is an error of the content. */
export function altTexts({ files }: CheckedSite) {
  const inFields = files.flatMap((file) =>
    textsIn(file.values)
      .filter(([path]) => /alt$/i.test(String(path.at(-1))))
      .map(([path, alt]) => ({ alt, message: (text: string) => problem(file, path, text) })),
  );
  const inProse = readableProse(files).flatMap((prose) =>
    picturesInProse(prose)
      .filter(({ kind }) => kind !== 'phone') // Another file of a picture that is checked already.
      .map(({ alt, line }) => ({ alt, message: (text: string) => `${prose.file}:${line}: the picture ${text}` })),
  );
  const all = [...inFields, ...inProse].filter(({ alt }) => alt.trim() !== '');
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
export async function pictureSizes({ root, files }: CheckedSite) {
  const wanted = new Map<string, number>();
  const inFields = files
    .flatMap(({ fields }) => fields)
    .flatMap(({ value }) => (value instanceof FileImport && value.query ? [{ src: value.file, px: widestOf(value.query.slice(1)) }] : []));
  const inProse = readableProse(files).flatMap((prose) =>
    picturesInProse(prose).map(({ file, kind, width }) => ({ src: file, px: Math.min(widestOf(kind), 2 * (width ?? widestOf(kind))) })),
  );
  for (const { src, px } of [...inFields, ...inProse]) wanted.set(src, Math.max(wanted.get(src) ?? 0, px));
  const warnings = await Promise.all(
    [...wanted].map(async ([file, px]) => {
      if (/\.svg$/i.test(file) || !existsSync(join(root, file))) return []; // An SVG is sharp at any size.
      const { width } = (await sharp(join(root, file)).metadata()).autoOrient;
      return width < px * BLURRED_BELOW
        ? [`${file}: is ${width} px wide, but high-resolution screens show up to ${px}. Use a larger one if you have it.`]
        : [];
    }),
  );
  return { fine: `${wanted.size} pictures are large enough for high-resolution screens`, errors: [], warnings: warnings.flat() };
}
