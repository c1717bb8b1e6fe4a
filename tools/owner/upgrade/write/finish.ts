import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git.ts';
import { type Install, PACKAGE_FILES } from '../merge/merge-packages.ts';
import { OWN_FOLDER } from '../merge/plan.ts';
import { newIndex } from '../release/repository.ts';
import { UpgradeStop } from '../stop.ts';
import { type Journal, removeJournal } from './journal.ts';

const COMMANDS = { ci: ['ci', '--ignore-scripts'], install: ['install', '--ignore-scripts'] };
/** Packages that the machine has already are not asked for again. */
const QUICKLY = ['--prefer-offline', '--no-audit', '--no-fund'];
const AGAIN = 'Everything else is done. Run "npm run upgrade" again, and it goes on from here.';

/**
 * What comes after the files: packages, migrations and the doctor, all with the code of the new release. Returns the files that the
 * owner has changed since the upgrade wrote them: taking the upgrade back would lose those changes.
 */
export function finish(git: Git, journal: Journal, isInstalling: boolean): string[] {
  const own = writtenSince(git);
  if (journal.install) installPackages(git.root, journal.install, isInstalling);
  const hasContent = existsSync(join(git.root, OWN_FOLDER));
  const before = snapshot(git);
  if (hasContent && !npm(git.root, 'run', '--silent', 'upgrade', '--', '--migrate'))
    throw new UpgradeStop(`The migrations of ${OWN_FOLDER}/ did not end well. ${AGAIN}`);
  stage(git, before);
  removeJournal(git);
  if (hasContent) npm(git.root, 'run', '--silent', 'doctor');
  else console.log(`There is no ${OWN_FOLDER}/ yet: "npm run setup" makes it.`);
  const known = new Set(git.list(['ls-files', '-z']));
  return own.filter((path) => known.has(path)); // What git does not know stays, whatever is taken back.
}

/** What the owner has changed while the upgrade was broken off: files that are not as they are staged. */
function writtenSince(git: Git): string[] {
  const lines = git.list(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']).filter((line) => line[1] !== ' ');
  return lines.map((line) => line.slice(3)).filter((path) => !PACKAGE_FILES.includes(path)); // Those are npm's.
}

/** All files as they are now, as a tree in git; the owner's index is not touched. */
function snapshot(git: Git): string {
  const index = newIndex(git);
  copyFileSync(git.text(['rev-parse', '--path-format=absolute', '--git-path', 'index']), index);
  git.text(['add', '--all'], { index });
  return git.text(['write-tree'], { index });
}

/** Stages what npm and the migrations changed, and nothing else: the owner may have written something after a break. */
function stage(git: Git, before: string): void {
  const packages = git.list(['diff-files', '--name-only', '-z', '--', ...PACKAGE_FILES]);
  const migrated = git.list(['diff-tree', '-r', '--name-only', '-z', before, snapshot(git), '--', OWN_FOLDER]);
  git.text(['update-index', '--add', '--remove', '-z', '--stdin'], {
    input: [...packages, ...migrated].map((path) => `${path}\0`).join(''),
  });
}

function installPackages(root: string, install: Install, isInstalling: boolean): void {
  if (!isInstalling || install === 'by-owner') {
    console.log('The packages of the release have changed, and installing them is left to you.\n');
    return;
  }
  const command = COMMANDS[install];
  console.log(`The packages of the release have changed: npm ${command.join(' ')}\n`);
  if (npm(root, ...command, ...QUICKLY)) return;
  // What npm has deleted may be what this command runs with.
  throw new UpgradeStop(
    `The packages could not be installed. Run "npm ${command.join(' ')}" until it succeeds, then "npm run upgrade", which goes on from here.`,
  );
}

/** Runs npm as the owner would; whether it ended well. */
function npm(root: string, ...args: string[]): boolean {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }); // There npm is a batch file.
  return status === 0;
}
