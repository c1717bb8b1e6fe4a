import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentsIn, filesIn } from '../support/sites/dist.ts';
import { SITES } from '../support/sites/sites.ts';

const project = resolve('.cache/windows');

const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(program, args, { cwd: project, env: { ...process.env, ...env }, maxBuffer: 1e8 });

/** Node for Windows, under Wine. */
const windowsNode = (args: string[], env?: NodeJS.ProcessEnv) => run('bash', [resolve('.ci/windows-node'), ...args], env);

/** Debian's Wine; `.ci/install check:long` installs it. */
const hasWine = existsSync('/usr/bin/wine');

describe.skipIf(!hasWine && !process.env.CI)('on Windows', () => {
  beforeAll(async () => {
    rmSync(project, { recursive: true, force: true });
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
    for (const file of tracked) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      cpSync(file, join(project, file));
    }
    await run('npm', ['ci', '--os=win32', '--cpu=x64', '--ignore-scripts', '--no-audit', '--no-fund']);
  }, 600_000); // Installing packages takes longer than hooks may by default.

  test('OWN-14 the sample, a new owner’s site and one with articles have the same files and documents as on Linux', async () => {
    await expectSameSite(SITES.sample.dist);
    for (const { project: owner, dist, base } of [SITES.newOwner, SITES.demanding]) {
      cpSync(join(owner, 'content'), join(project, 'content'), { recursive: true });
      await expectSameSite(dist, base === '/' ? {} : { SITE_URL: `https://maya.test${base}` });
      rmSync(join(project, 'content'), { recursive: true });
    }
  });

  test('OWN-14 the unit tests pass', async () => {
    const withoutGit = '^(?!.*what git knows)'; // The one test that needs git, which Wine does not have.
    const { stdout } = await windowsNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '-t', withoutGit]);
    expect(stdout).not.toContain('failed');
  });
});

async function expectSameSite(onLinux: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  // Tests set both variables to other values.
  await windowsNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { SITE_FOLDER: '', NODE_ENV: 'production', ...env });
  const onWindows = join(project, 'dist');
  expect(filesIn(onWindows)).toEqual(filesIn(onLinux));
  expect(documentsIn(onWindows)).toEqual(documentsIn(onLinux));
}
