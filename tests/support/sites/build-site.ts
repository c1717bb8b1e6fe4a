import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);

const CACHE = resolve('.cache/tests');
const SOURCES = [...['engine', 'sample', 'src', 'themes', 'tools'], ...['package.json', 'tsconfig.json', 'vite.config.ts']];

/** The fonts of an earlier build are copied too, so that the copy does not have to cut them again. */
const CUT_FONTS = '.cache/fonts';

/** vitest.config.ts sets SITE_FOLDER to the sample. A copied project has to find its own folder instead. */
const OWN_FOLDER = { SITE_FOLDER: '' };

/** Makes a new folder for one test. */
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

/** Builds a project as the owner does, and returns the folder of built files. */
export async function buildSite({ project = '.', out, siteUrl, env = {} }: Options): Promise<string> {
  await start(resolve('node_modules/.bin/vite'), ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', out], {
    cwd: project,
    env: { ...process.env, ...(project !== '.' && OWN_FOLDER), NODE_ENV: 'production', ...(siteUrl && { SITE_URL: siteUrl }), ...env },
  });
  return out;
}

/** Replaces a text in a file, and throws if the file does not contain it. */
export function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${from}.`);
  writeFileSync(file, changed);
}

/** Runs a command of the owner in a project, as `npm run <command>` does, and returns its output. */
export async function run(project: string, command: string, ...flags: string[]): Promise<string> {
  const { stdout } = await start(resolve('node_modules/.bin/tsx'), [`tools/owner/${command}.ts`, ...flags], {
    cwd: project,
    env: { ...process.env, ...OWN_FOLDER },
  });
  return stdout;
}
