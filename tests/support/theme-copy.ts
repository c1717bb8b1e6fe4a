import { checkContent } from '../../engine/content/check-content.ts';
import { ContentCopy } from './content-copy.ts';

type Checked = Awaited<ReturnType<typeof checkContent>>;

/** By words of the theme: what stands there instead. */
export type Replacements = Record<string, string>;

/** A copy of the sample whose theme can be changed for a moment. */
export class ThemeCopy extends ContentCopy {
  /** Acts on the content with other words in its theme, and on what is said of it. */
  with<T>(words: Replacements, act: (checked: Checked) => T) {
    const change = (text: string) => Object.entries(words).reduce((all, [from, to]) => all.replace(from, to), text);
    return this.changed({ 'sample/theme.css': change }, async (project) => act(await checkContent(project)));
  }

  /** What is said of the content with these words in its theme. */
  problems(words: Replacements): Promise<string[]> {
    return this.with(words, ({ problems }) => problems);
  }
}
