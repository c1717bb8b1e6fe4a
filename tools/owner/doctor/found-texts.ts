import { type Content, textsIn } from '../../../engine/content/content.ts';
import { type ContentFile, readText } from '../../../engine/content/content-files.ts';
import { siteFiles } from '../../../engine/content/site-folder.ts';
import { mdxTree, passagesIn } from '../../../engine/mdx/parse-mdx.ts';

/** A text that was found in the content, with its file and line. */
export interface FoundText {
  text: string;
  file: string;
  line: number;
}

/** The texts in the fields of a content file, or in those whose name matches. `$schema` is for editors, and the same in every site. */
export function textsInFields({ file, data, lineOf }: ContentFile, fields = /./): FoundText[] {
  const found = textsIn(data).filter(([path]) => path[0] !== '$schema' && fields.test(path.join('.')));
  return found.map(([path, text]) => ({ text: onOneLine(text), file, line: lineOf(path) }));
}

/** The paragraphs of an MDX file, its lists and tables included, without headings. */
export function textsInMdx(root: string, file: string): FoundText[] {
  const passages = passagesIn(readText(root, file)).filter(({ isHeading }) => !isHeading);
  return passages.map(({ text, line }) => ({ text: onOneLine(text), file, line }));
}

/** The paths of all MDX files of a site that are published and can be read: the check of the content names the others. */
export function mdxFiles({ root, folder, file }: Content): string[] {
  const isDraft = (path: string) => path.startsWith('writing/') && !file(path);
  const files = siteFiles(root, folder).filter((path) => path.endsWith('.mdx') && !isDraft(path));
  return files.map((path) => `${folder}/${path}`).filter((path) => isReadable(readText(root, path)));
}

function isReadable(text: string): boolean {
  try {
    mdxTree(text);
    return true;
  } catch {
    return false;
  }
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
