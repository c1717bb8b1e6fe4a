import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/sites/build-site.ts';
import { commit, git } from '../../support/upgrade/git.ts';
import { DROPPED_PACKAGE, makeReleases, ownCopy } from '../../support/upgrade/made-release.ts';
import { fromTemplate } from '../../support/upgrade/small-release.ts';

const folder = temporaryFolder('upgrade-installed');
const releases = join(folder, 'fairweather');
const PORT = '4181'; // Another port than that of the browser tests, which may run at the same time.
const CLEANING_MS = 600_000; // A whole node_modules is deleted.
afterAll(() => rmSync(folder, { recursive: true }), CLEANING_MS);

/** Runs npm as the owner does. */
function npm(project: string, ...args: string[]) {
  const { NODE_ENV: _, ...env } = process.env; // Vitest sets it, and the build would then contain code for development.
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: project, encoding: 'utf8', env: { ...env, SITE_FOLDER: '', PORT } });
  return { code: status, said: `${stdout}${stderr}` };
}

test('OWN-09 an upgrade installs the packages of the release, and the site passes npm run check:site afterwards', () => {
  makeReleases(releases);
  const project = fromTemplate(releases, '1.0.0', join(folder, 'copy'));
  ownCopy(project);
  commit(project, 'My site');
  expect(npm(project, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline')).toMatchObject({ code: 0 });
  const dropped = join(project, 'node_modules', DROPPED_PACKAGE);
  expect(existsSync(dropped)).toBe(true);

  const { code, said } = npm(project, 'run', '--silent', 'upgrade', '--', '--from', releases);
  expect(said).toContain('npm ci --ignore-scripts');
  expect(said).toContain('Ready to publish.');
  expect(code).toBe(0);
  expect(existsSync(dropped)).toBe(false);
  expect(git(project, 'diff', '--name-only')).toBe(''); // npm changed nothing that is not staged.

  expect(npm(project, 'run', 'check:site')).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ passed, 0 failed$/m) });
});
