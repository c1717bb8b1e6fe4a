import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);

const CACHE = resolve('.cache/tests');
const SOURCES = [
  ...['art', 'deploy', 'doctor', 'engine', 'sample', 'scripts', 'src', 'themes'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts'],
];

/** Where a build has left them, the copy need not cut them again. */
const CUT_FONTS = '.cache/fonts';

/** Tests look at the sample (vitest.config.ts); a project of its own finds its own folder. */
const OWN_FOLDER = { SITE_FOLDER: '' };

/** A new folder of the test's own. */
export function temporaryFolder(name: string): string {
  mkdirSync(CACHE, { recursive: true });
  return mkdtempSync(join(CACHE, `${name}-`));
}

/** A copy of the project that a test may change. */
export function copyProject(name: string): string {
  return copyProjectTo(temporaryFolder(name));
}

export function copyProjectTo(copy: string): string {
  for (const source of [...SOURCES, CUT_FONTS].filter(existsSync)) cpSync(source, join(copy, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

interface Options {
  project?: string;
  out: string;
  siteUrl?: string;
  env?: Record<string, string>;
}

/** Builds a project the way the owner does and returns the folder of built files. */
export async function buildSite({ project = '.', out, siteUrl, env = {} }: Options): Promise<string> {
  await start(resolve('node_modules/.bin/vite'), ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', out], {
    cwd: project,
    env: { ...process.env, ...(project !== '.' && OWN_FOLDER), NODE_ENV: 'production', ...(siteUrl && { SITE_URL: siteUrl }), ...env },
  });
  return out;
}

/** Changes words of a content file, and makes sure that there was something to change. */
export function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${from}.`);
  writeFileSync(file, changed);
}

/** Runs a script of the project, as `npm run <script>` does, and returns what it said. */
export async function run(project: string, script: string, ...flags: string[]): Promise<string> {
  const { stdout } = await start(process.execPath, [resolve('scripts/run.mjs'), script, ...flags], {
    cwd: project,
    env: { ...process.env, ...OWN_FOLDER },
  });
  return stdout;
}
