import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const CACHE = resolve('.cache/tests');
const SOURCES = [...['engine', 'sample', 'schema', 'src', 'themes', 'tools'], ...['package.json', 'tsconfig.json', 'vite.config.ts']];

/** The fonts of an earlier build are copied too, so that the copy doesn't have to subset them again. */
const SUBSET_FONTS = '.cache/fonts';

/** Creates a folder for one test. */
export function temporaryFolder(name: string): string {
  mkdirSync(CACHE, { recursive: true });
  return mkdtempSync(join(CACHE, `${name}-`));
}

/** A copy of the project that a test may change. */
export function copyProject(name: string): string {
  return copyProjectTo(temporaryFolder(name));
}

export function copyProjectTo(copy: string): string {
  for (const source of [...SOURCES, SUBSET_FONTS].filter(existsSync)) cpSync(source, join(copy, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction'); // On Windows a junction needs no privileges.
  return copy;
}

/** Runs Node or a program of a package in a project, as npm does, and returns its output. An error contains the output too. */
export async function runProgram(project: string, program: 'node' | 'tsc' | 'vite', args: string[], env: Record<string, string> = {}) {
  const FILES = { node: [], tsc: [resolve('node_modules/typescript/bin/tsc')], vite: [resolve('node_modules/vite/bin/vite.js')] };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...FILES[program], ...args], {
    cwd: project,
    // Tests set SITE_FOLDER to the sample. A copied project has to find its own folder.
    env: { ...process.env, SITE_FOLDER: '', NODE_ENV: 'production', ...env },
  });
  return stdout + stderr;
}

/** The environment of a machine with nothing but Node. */
export const WITHOUT_CHROME = { CHROME_PATH: '', PATH: dirname(process.execPath), PLAYWRIGHT_BROWSERS_PATH: resolve('.cache/no-browsers') };

/** Builds a project as its owner does. */
export const buildSite = (project: string, env: Record<string, string> = {}) =>
  runProgram(project, 'vite', ['build', '--logLevel', 'warn'], env);

/** Runs a command of the owner in a project, as `npm run <command>` does. */
export const run = (project: string, command: string, ...flags: string[]) =>
  runProgram(project, 'node', [`tools/owner/${command}.ts`, ...flags]);

/** Replaces a text in a file, and throws if the file doesn't contain it. */
export function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} doesn't contain ${from}.`);
  writeFileSync(file, changed);
}
