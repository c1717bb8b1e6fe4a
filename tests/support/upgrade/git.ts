import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The same on every machine, whatever its owner has told git. */
const SETTINGS = ['user.name=Ada', 'user.email=ada@ada.dev', 'commit.gpgsign=false', 'tag.gpgsign=false', 'init.defaultBranch=main'];
const FAST = 'core.compression=0';
const RULES = [...SETTINGS, FAST].flatMap((setting) => ['-c', setting]);

export const git = (cwd: string, ...args: string[]) => execFileSync('git', [...RULES, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });

export function commit(project: string, message: string): void {
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--allow-empty', '--message', message);
}

/** By path: what a file holds from now on; null takes it away. */
export type Files = Record<string, string | Buffer | null>;

export function writeAll(folder: string, files: Files): void {
  for (const [path, data] of Object.entries(files)) {
    const file = join(folder, path);
    if (data === null || statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
    if (data !== null) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, data);
    }
  }
}

interface Ran {
  code: number | null;
  said: string;
}

/** Runs `npm run upgrade` of this project on a copy. `env` changes what the command finds around it. */
export function runUpgrade(project: string, flags: string[], env: Record<string, string> = {}): Ran {
  const command = ['--import', import.meta.resolve('tsx'), resolve('tools/owner/upgrade.ts'), ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_FOLDER: '', ...env },
  });
  return { code: status, said: `${stdout}${stderr}` };
}
