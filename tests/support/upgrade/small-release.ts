import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commit, type Files, git, writeAll } from './git.ts';

const LINES = Array.from({ length: 12 }, (_, line) => `line ${line + 1}`);

/** A text of twelve lines, some of them changed. */
export const text = (changes: Record<number, string> = {}) =>
  LINES.map((line, index) => changes[index + 1] ?? line)
    .join('\n')
    .concat('\n');

export const PICTURE = Buffer.from([0x89, 0x50, 0, 1, 2, 3, 0, 4]);

/** A release with few files: what git makes of them does not depend on how many there are. */
const FIRST: Files = {
  '.gitignore': 'node_modules/\n',
  'package.json': packageJson('1.0.0', { b: '^1.0.0', c: '^1.0.0' }),
  'package-lock.json': json({ name: 'fairweather', version: '1.0.0', lockfileVersion: 3 }),
  'README.md': 'Read me.\n',
  'src/header.ts': text(),
  'src/footer.ts': text(),
  'src/moved.ts': text({ 6: 'moved' }),
  'src/gone.ts': 'A file that a later release does without.\n',
  'sample/picture.webp': PICTURE,
  'run.sh': '#!/bin/sh\n',
};

/** The commands that an upgrade ends with say that they were run; FAIL names one that fails, and MIGRATE makes the migrations write a file. */
export function packageJson(version: string, dependencies: Record<string, string>): string {
  const says = (what: string, act = '') =>
    `node -e "console.log('${what} of ${version}'); ${act}process.exit(process.env.FAIL === '${what}' ? 1 : 0)" --`;
  const migrates = "if (process.env.MIGRATE) fs.writeFileSync('content/migrated.txt', 'new'); ";
  return json({ name: 'fairweather', version, scripts: { upgrade: says('migrations', migrates), doctor: says('doctor') }, dependencies });
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Makes the repository of the releases, with the tag v1.0.0. */
export function firstRelease(repository: string, more: Files = {}): void {
  mkdirSync(repository, { recursive: true });
  git(repository, 'init', '--quiet');
  release(repository, '1.0.0', { ...FIRST, ...more });
}

export function release(repository: string, version: string, files: Files): void {
  writeAll(repository, files);
  commit(repository, `Release ${version}`);
  git(repository, 'tag', `v${version}`);
}

/** The files of a release in a folder without git. */
export function unpack(repository: string, version: string, folder: string): string {
  git(repository, 'worktree', 'add', '--quiet', '--detach', folder, `v${version}`);
  rmSync(join(folder, '.git'));
  git(repository, 'worktree', 'prune');
  return folder;
}

/** A copy as "Use this template" makes it: the files of a release in one commit, and no history. */
export function fromTemplate(repository: string, version: string, project: string): string {
  unpack(repository, version, project);
  git(project, 'init', '--quiet');
  commit(project, 'Initial commit');
  return project;
}

/** A `git` that writes the first five files and then ends the upgrade with SIGKILL. Returns the PATH on which it is found first. */
export function pathWithGitThatKills(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const real = `${git(folder, '--exec-path').trim()}/git`;
  const script = `#!/bin/sh
if [ "$1" = checkout-index ]; then
  tr '\\0' '\\n' | head -n 5 | tr '\\n' '\\0' | "${real}" "$@"
  kill -9 $PPID
  exit 1
fi
exec "${real}" "$@"
`;
  writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
  return `${folder}:${process.env.PATH}`;
}
