import type { Content } from '../../../engine/content/content.ts';
import { type ContentFile, readText } from '../../../engine/content/content-files.ts';
import { passagesIn } from '../../../engine/markdown/mdx-text.ts';
import { siteFiles } from './site-files.ts';
import { textsIn } from './texts-in.ts';

/** A sentence of the content, with its file and line. */
export interface Sentence {
  text: string;
  file: string;
  line: number;
}

/** The sentences in the fields of a content file that the owner must write (`own` in the registry). */
export function sentencesIn({ file, kind, data, lineOf }: ContentFile): Sentence[] {
  const fields = textsIn(data).filter(([path]) => path[0] !== '$schema' && kind.own?.test(path.join('.')));
  return fields.flatMap(([path, words]) => splitSentences(words).map((text) => ({ text, file, line: lineOf(path) })));
}

/** The sentences of an MDX file, without headings. */
export function proseIn(root: string, file: string): Sentence[] {
  const passages = passagesIn(readText(root, file)).filter(({ isHeading }) => !isHeading);
  return passages.flatMap(({ text, line }) => splitSentences(text).map((sentence) => ({ text: sentence, file, line })));
}

/** The paths of all MDX files of a site. */
export function proseFiles({ root, folder }: Content): string[] {
  const files = siteFiles(root, folder).filter((file) => file.endsWith('.mdx'));
  return files.map((file) => `${folder}/${file}`);
}

function splitSentences(words: string): string[] {
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?:])\s/);
}
