import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git.ts';
import type { Install } from '../merge/merge-packages.ts';
import type { Change } from '../merge/plan.ts';
import { stateFolder } from '../release/repository.ts';

/** What is under way, for the next run after a break. A later release reads it too, so its fields keep their meaning. */
export interface Journal {
  /** Files are being written; or all are, and packages and migrations are next. */
  step: 'writing' | 'finishing';
  to: string;
  /** The commit that the upgrade started from. */
  head: string;
  target: string;
  changes: Change[];
  install: Install | undefined;
}

const fileOf = (git: Git) => join(stateFolder(git), 'journal.json');

export function readJournal(git: Git): Journal | undefined {
  const file = fileOf(git);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function writeJournal(git: Git, journal: Journal): void {
  const file = fileOf(git);
  writeFileSync(`${file}.new`, JSON.stringify(journal));
  renameSync(`${file}.new`, file); // In one step: there is never half a journal.
}

export const removeJournal = (git: Git) => rmSync(fileOf(git), { force: true });
