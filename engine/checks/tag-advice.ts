import { problem } from '../content/problems.ts';
import type { ReadContent } from '../content/read-content.ts';
import { tagsOf } from '../content/tags.ts';
import { valueAt } from '../content/values.ts';

/** Tags that differ from others only in capitals and spaces: they have one page, whose name is the spelling of most articles. */
export function tagAdvice({ files, parts: { articles = [] } }: Pick<ReadContent, 'files' | 'parts'>): string[] {
  const { slugOf, names } = tagsOf({ articles });
  return files
    .filter(({ name }) => name === 'articles')
    .flatMap((file) =>
      [valueAt(file.values, ['tags'])].flat().flatMap((written, at) => {
        const usual = typeof written === 'string' && names.get(slugOf(written));
        if (!usual || usual === written) return [];
        return problem(file, ['tags', at], `is "${written}", the same tag as "${usual}" in other articles. Its page is called "${usual}".`);
      }),
    );
}
