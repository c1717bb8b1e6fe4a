import { problem } from '../../../engine/content/checks/problem.ts';
import type { Content } from '../../../engine/content/content.ts';
import { readText } from '../../../engine/content/content-files.ts';
import { picturesInWords } from '../../../engine/markdown/mdx-pictures.ts';
import { type Check, warning } from './finding.ts';
import { proseFiles } from './sentences.ts';
import { textsIn } from './texts-in.ts';

const MIN_ALT_LENGTH = 12;

/** Alt texts that help little, such as file names or very short ones. */
export function altTexts(content: Content): Check {
  const alts = content.files.flatMap((file) =>
    textsIn(file.data).flatMap(([path, alt]) => (/alt$/i.test(String(path.at(-1))) ? [{ file, path, alt }] : [])),
  );
  const inWords = proseFiles(content).flatMap((file) =>
    picturesInWords(readText(content.root, file))
      .filter(({ kind }) => kind !== 'phone') // Another file of a picture that is checked already.
      .map(({ alt, line }) => ({ alt, place: `${file}:${line}: the picture` })),
  );
  const findings = [
    ...alts.flatMap(({ file, path, alt }) => {
      const text = problemWith(alt);
      return text ? [warning(problem(file, path, text))] : [];
    }),
    ...inWords.flatMap(({ alt, place }) => {
      const text = problemWith(alt);
      return text ? [warning(`${place} ${text}`)] : [];
    }),
  ];
  return { fine: `${alts.length + inWords.length} pictures have an alternative text`, findings };
}

function problemWith(alt: string): string | undefined {
  if (/\.(jpe?g|png|webp|svg|avif)$/i.test(alt)) return `"${alt}" is a file name. Say what the picture shows.`;
  if (alt.length < MIN_ALT_LENGTH) return `"${alt}" is very short. Say what the picture shows.`;
  if (/^(an? )?(image|picture|photo|screenshot) of /i.test(alt))
    return 'says that it is a picture, which screen readers announce anyway. Start with what it shows.';
  return undefined;
}
