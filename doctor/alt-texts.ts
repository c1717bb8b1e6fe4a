import type { Content } from '../engine/content/content.ts';
import { readText } from '../engine/content/content-files.ts';
import { problem } from '../engine/content/problem.ts';
import { picturesInWords } from '../engine/markdown/mdx-pictures.ts';
import { type Check, look } from './finding.ts';
import { leavesIn } from './leaves.ts';
import { proseFiles } from './sentences.ts';

const SHORTEST = 12;

/** Descriptions of pictures that would tell a listener little. */
export function altTexts(content: Content): Check {
  const alts = content.files.flatMap((file) =>
    leavesIn(file.data).flatMap(([path, alt]) => (/alt$/i.test(String(path.at(-1))) ? [{ file, path, alt }] : [])),
  );
  const inWords = proseFiles(content).flatMap((file) =>
    picturesInWords(readText(content.root, file))
      .filter(({ kind }) => kind !== 'phone') // The other cut of a picture that is there.
      .map(({ alt, line }) => ({ alt, place: `${file}:${line}: the picture` })),
  );
  const findings = [
    ...alts.flatMap(({ file, path, alt }) => {
      const trouble = troubleWith(alt);
      return trouble ? [look(problem(file, path, trouble))] : [];
    }),
    ...inWords.flatMap(({ alt, place }) => {
      const trouble = troubleWith(alt);
      return trouble ? [look(`${place} ${trouble}`)] : [];
    }),
  ];
  return { fine: `${alts.length + inWords.length} pictures are described`, findings };
}

function troubleWith(alt: string): string | undefined {
  if (/\.(jpe?g|png|webp|svg|avif)$/i.test(alt)) return `"${alt}" is a file name. Say what the picture shows.`;
  if (alt.length < SHORTEST) return `"${alt}" says little. Say what the picture shows.`;
  if (/^(an? )?(image|picture|photo|screenshot) of /i.test(alt))
    return 'begins with what a screen reader says anyway. Start with what is shown.';
  return undefined;
}
