import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { ContentCopy } from './content-copy.ts';

type Checked = Awaited<ReturnType<typeof checkContent>>;

/** For each text in the theme, the text that replaces it. */
export type Replacements = Record<string, string>;

/** A copy of the sample whose theme can be changed for a moment. */
export class ThemeCopy extends ContentCopy {
  /** Calls `act` with the content, and the problems found in it, after a change of its theme. */
  with<T>(words: Replacements, act: (checked: Checked) => T) {
    const change = (text: string) => Object.entries(words).reduce((all, [from, to]) => all.replace(from, to), text);
    return this.changed({ 'sample/theme.css': change }, async (project) => act(await checkContent(project)));
  }

  /** The problems of the content after a change of its theme. */
  problems(words: Replacements): Promise<string[]> {
    return this.with(words, ({ problems }) => problems);
  }
}
