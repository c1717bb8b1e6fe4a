import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../sites/build-site.ts';

/** For each file, a function that changes its text. */
type Changes = Record<string, (text: string) => string>;

/** A copy of the sample, the themes and other folders, whose files a test can change for a moment. Many tests share one copy. */
export class ContentCopy {
  readonly project: string;

  constructor(name: string, ...others: string[]) {
    this.project = temporaryFolder(name);
    for (const source of ['sample', 'themes', ...others]) cpSync(source, join(this.project, source), { recursive: true });
  }

  /** Changes files, calls `act`, and restores the files. */
  async changed<T>(changes: Changes, act: (project: string) => Promise<T>): Promise<T> {
    const before = Object.entries(changes).map(([file, change]) => {
      const path = join(this.project, file);
      return { path, change, text: readFileSync(path, 'utf8') };
    });
    for (const { path, change, text } of before) writeFileSync(path, change(text));
    try {
      return await act(this.project);
    } finally {
      for (const { path, text } of before) writeFileSync(path, text);
    }
  }

  remove(): void {
    rmSync(this.project, { recursive: true });
  }
}
