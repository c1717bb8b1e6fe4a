import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../sites/build-site.ts';
import { commit, type Files, git, runUpgrade, writeAll } from './git.ts';
import { firstRelease, fromTemplate, packageJson, release } from './small-release.ts';

/** A folder with small releases, and copies of the first of them. */
export class Releases {
  readonly folder: string;
  readonly address: string;
  #count = 0;

  /** `changes` are what 1.1.0 changes; `before` is in 1.0.0 beside its usual files. */
  constructor(name: string, changes: Files, before: Files = {}) {
    this.folder = temporaryFolder(name);
    this.address = join(this.folder, 'fairweather');
    firstRelease(this.address, before);
    release(this.address, '1.1.0', { 'package.json': packageJson('1.1.0', {}), ...changes });
  }

  newFolder(): string {
    return join(this.folder, `copy-${this.#count++}`);
  }

  /** A copy of 1.0.0 with content and changes of its owner's, all committed. */
  newCopy(changes: Files = {}): string {
    const project = fromTemplate(this.address, '1.0.0', this.newFolder());
    writeAll(project, { 'content/words.txt': 'mine\n', ...changes });
    commit(project, 'My site');
    return project;
  }

  take(project: string, flags: string[] = [], env: Record<string, string> = {}) {
    return runUpgrade(project, ['--from', this.address, '--no-install', ...flags], env);
  }
}

/** The text of a file; null where there is none. */
export const read = (project: string, file: string) => (existsSync(join(project, file)) ? readFileSync(join(project, file), 'utf8') : null);

/** Everything that can be seen of a copy: its files as they are staged, and what is not. */
export const stateOf = (project: string) => `${git(project, 'ls-files', '--stage')}${git(project, 'status', '--porcelain')}`;

/** What one of the three lists says. */
export function listed(said: string, heading: string): string[] {
  const [, part = ''] = said.split(`\n${heading} (`);
  return (part.split(/\n\n/)[0] ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}
