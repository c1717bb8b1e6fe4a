import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CACHE = resolve('.cache/tests');
const SOURCES = ['build', 'content', 'deploy', 'public', 'src', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** A new folder of the test's own. */
export function temporaryFolder(name: string): string {
  mkdirSync(CACHE, { recursive: true });
  return mkdtempSync(join(CACHE, `${name}-`));
}

/** A copy of the project that a test may change. */
export function copyProject(name: string): string {
  const copy = temporaryFolder(name);
  for (const source of SOURCES) cpSync(source, join(copy, source), { recursive: true });
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
export function buildSite({ project = '.', out, siteUrl, env = {} }: Options): string {
  execFileSync(resolve('node_modules/.bin/vite'), ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', out], {
    cwd: project,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', ...(siteUrl && { SITE_URL: siteUrl }), ...env },
  });
  return out;
}
