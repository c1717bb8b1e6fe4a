import type { Prose } from '#schema';
import { isReadable, passagesIn } from '../../../engine/content/parse-prose.ts';
import type { ContentFile } from '../../../engine/content/read-content.ts';
import { textsIn } from '../../../engine/content/values.ts';

/** A text that was found in the content, with its file and line. */
export interface FoundText {
  text: string;
  file: string;
  line: number;
}

/** The texts in the fields of a content file, or in those whose name matches, as they are written there. */
export function textsInFields({ file, values, lineOf }: Pick<ContentFile, 'file' | 'values' | 'lineOf'>, fields = /./): FoundText[] {
  const found = textsIn(values).filter(([path]) => path[0] !== '$schema' && fields.test(path.join('.'))); // $schema is for editors.
  return found.map(([path, text]) => ({ text: onOneLine(text), file, line: lineOf(path) }));
}

/** The paragraphs of a text, its lists and tables included, without headings. */
export function textsInProse(prose: Prose): FoundText[] {
  const passages = passagesIn(prose).filter(({ isHeading }) => !isHeading);
  return passages.map(({ text, line }) => ({ text: onOneLine(text), file: prose.file, line }));
}

/** The texts of a site that can be read: the check of the content names the others. */
export const readableProse = (files: ContentFile[]): Prose[] => files.flatMap(({ text }) => (text && isReadable(text) ? [text] : []));

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
