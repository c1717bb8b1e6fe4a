import type { ContentFile } from '../content-files.ts';
import { asOneLine } from '../schema/fields.ts';

/** A path in words: "testimonial 2, comment". */
function fieldName(path: readonly PropertyKey[], entry?: string): string {
  const names: string[] = [];
  for (const key of path) {
    if (typeof key !== 'number') names.push(asOneLine(String(key)));
    else names.push(`${names.pop() ?? entry ?? 'entry'} ${key + 1}`);
  }
  return names.join(', ');
}

/** One sentence about one field: file, line, field, what is wrong and what to do. */
export function problem({ file, lineOf, kind }: ContentFile, path: readonly PropertyKey[], text: string): string {
  const field = fieldName(path, kind.entry);
  return `${file}:${lineOf(path)}: ${field ? `${field} ` : ''}${text}`;
}
