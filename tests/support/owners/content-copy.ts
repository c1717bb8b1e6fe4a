import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Content, createContent } from '../../../engine/content/content.ts';
import { readDataFiles } from '../../../engine/content/content-files.ts';
import { temporaryFolder } from '../sites/project-copy.ts';
import { type CompleteContent, SAMPLE } from './sample.ts';

/** For each file, a function that changes its text, which is empty if there is no such file. */
type Changes = Record<string, (text: string) => string>;

/** A copy of the sample, the themes and other folders, whose files a test can change for a moment. Many tests share one copy. */
export class ContentCopy {
  readonly project: string;

  constructor(name: string, ...others: string[]) {
    this.project = temporaryFolder(name);
    for (const source of ['sample', 'themes', ...others]) cpSync(source, join(this.project, source), { recursive: true });
  }

  /** Changes or adds files, calls `act`, and restores the files. */
  async withChanges<T>(changes: Changes, act: (project: string) => Promise<T>): Promise<T> {
    const before = Object.entries(changes).map(([file, change]) => {
      const path = join(this.project, file);
      return { path, change, text: existsSync(path) ? readFileSync(path, 'utf8') : undefined };
    });
    for (const { path, change, text } of before) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, change(text ?? ''));
    }
    try {
      return await act(this.project);
    } finally {
      for (const { path, text } of before) {
        if (text === undefined) rmSync(path);
        else writeFileSync(path, text);
      }
    }
  }

  /** The sample of this copy with another theme, until the next call. Only theme.css is read again, which is fast. */
  withTheme(change: (css: string) => string): CompleteContent {
    writeFileSync(join(this.project, 'sample/theme.css'), change(readFileSync('sample/theme.css', 'utf8')));
    const changed = readDataFiles(this.project, 'sample').filter(({ definition }) => definition.name === 'theme');
    return createContent(this.project, 'sample', [
      ...changed,
      ...SAMPLE.files.filter(({ definition }) => definition.name !== 'theme'),
    ]) as CompleteContent;
  }

  /** A file with the lines of these texts, each after the one before, as a message writes them: "sample/owner.json:3 (and 9, 10)". */
  at(file: string, ...texts: string[]): string {
    const source = readFileSync(join(this.project, file), 'utf8');
    let from = 0;
    const [first, ...others] = texts.map((text) => {
      from = source.indexOf(text, from + 1);
      return source.slice(0, from).split('\n').length;
    });
    return `${file}:${first}${others.length > 0 ? ` (and ${others.join(', ')})` : ''}`;
  }

  remove(): void {
    rmSync(this.project, { recursive: true });
  }
}

/** Content with other data in some files, by path. Nothing is read or written, and line numbers stay those of the files. */
export function withData({ root, folder, files }: Content, data: Record<string, unknown>): Content {
  const changed = files.map((one) => {
    const path = one.file.slice(folder.length + 1);
    return path in data ? { ...one, data: data[path] } : one;
  });
  return createContent(root, folder, changed);
}

/** Content after its owner has deleted every `sample: true`. */
export function withoutSampleMarks({ root, folder, files }: Content): Content {
  const isMark = (key: string, value: unknown) => key === 'sample' && value === true;
  const unmarked = (data: unknown) => JSON.parse(JSON.stringify(data, (key, value) => (isMark(key, value) ? undefined : value)));
  return createContent(
    root,
    folder,
    files.map((file) => ({ ...file, data: unmarked(file.data) })),
  );
}
