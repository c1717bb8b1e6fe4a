import { type Content, textsIn } from '../../../engine/content/content.ts';
import { type ContentFile, readText } from '../../../engine/content/content-files.ts';
import { siteFiles } from '../../../engine/content/site-folder.ts';
import { mdxTree, passagesIn } from '../../../engine/mdx/parse-mdx.ts';

/** A text that was found in the content, with its file and line. */
export interface FoundText {
  text: string;
  file: string;
  line: number;
  /** Whether it suits any owner (`generic` in content-kinds.ts). */
  isGeneric?: boolean;
}

/** The sentences in the fields of a content file that are more than labels: `personal` and `generic` in content-kinds.ts. */
export function sentencesIn({ file, kind, data, lineOf }: ContentFile): FoundText[] {
  return textsIn(data).flatMap(([path, value]) => {
    const field = path.join('.');
    const isGeneric = kind.generic?.test(field) ?? false;
    if (field === '$schema' || !(isGeneric || kind.personal?.test(field))) return [];
    return splitSentences(value).map((text) => ({ text, file, line: lineOf(path), isGeneric }));
  });
}

/** The sentences of an MDX file, without headings. */
export function sentencesInMdx(root: string, file: string): FoundText[] {
  const passages = passagesIn(readText(root, file)).filter(({ isHeading }) => !isHeading);
  return passages.flatMap(({ text, line }) => splitSentences(text).map((sentence) => ({ text: sentence, file, line })));
}

/** The paths of all MDX files of a site that can be read: the check of the content names the others. */
export function mdxFiles({ root, folder }: Content): string[] {
  const files = siteFiles(root, folder).filter((file) => file.endsWith('.mdx'));
  return files.map((file) => `${folder}/${file}`).filter((file) => isReadable(readText(root, file)));
}

function isReadable(text: string): boolean {
  try {
    mdxTree(text);
    return true;
  } catch {
    return false;
  }
}

function splitSentences(value: string): string[] {
  return value
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?:])\s/);
}
