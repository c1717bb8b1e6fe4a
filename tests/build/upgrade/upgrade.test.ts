import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/sites/build-site.ts';
import { commit, git } from '../../support/upgrade/git.ts';
import { lendPackages, makeReleases, ownContent, ownCopy } from '../../support/upgrade/made-release.ts';
import { fromTemplate, pathWithGitThatKills } from '../../support/upgrade/small-release.ts';

const folder = temporaryFolder('upgrade');
const releases = join(folder, 'fairweather');
beforeAll(() => makeReleases(releases));
afterAll(() => rmSync(folder, { recursive: true }));

/** As the owner types it, in their copy and with its own code. */
function npmRun(project: string, command: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...command], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_FOLDER: '', ...env },
  });
  return { code: status, said: `${stdout}${stderr}` };
}

const UPGRADE = ['upgrade', '--', '--from', `file://${releases}`, '--no-install'];

/** A clone of 1.0.0, which shares the history of the releases. */
function clone(name: string): string {
  const project = join(folder, name);
  git(folder, 'clone', '--quiet', '--branch', 'v1.0.0', releases, project);
  git(project, 'switch', '--quiet', '--create', 'mine');
  lendPackages(project);
  return project;
}

/** A copy from the template, which shares none. */
function template(name: string): string {
  const project = fromTemplate(releases, '1.0.0', join(folder, name));
  lendPackages(project);
  return project;
}

/** That the copy is at 1.1.0, and still its owner's. */
function expectUpgraded(project: string, said: string): void {
  expect(said).toContain('Merged (1): your changes and those of the release are both in\n  src/layout/site-header.tsx\n');
  expect(said).toContain(
    'Yours to decide (1): your file stays as it is\n  src/layout/site-footer.tsx: you and the release both changed it',
  );
  expect(said).toContain('tools/owner/migrations/2-footer-thanks.ts');
  expect(said).toContain('The foot of each page thanks whoever reads to the end.');
  expect(said).toContain('Ready to publish.');

  const header = readFileSync(join(project, 'src/layout/site-header.tsx'), 'utf8');
  expect(header).toContain('data-release="1.1.0"');
  expect(header).toContain('by Maya');
  expect(git(project, 'diff', 'HEAD', '--', 'src/layout/site-footer.tsx')).toBe('');
  const different = git(project, 'diff', '--name-only', 'fairweather/v1.1.0', '--', ':!content').trim().split('\n');
  expect(different).toEqual(['src/layout/site-footer.tsx', 'src/layout/site-header.tsx']);

  const inContent = git(project, 'diff', 'HEAD', '--unified=0', '--', 'content').match(/^[+-].*/gm);
  expect(inContent).toEqual([
    '--- a/content/owner.json',
    '+++ b/content/owner.json',
    '-  "contentVersion": 1',
    '+  "contentVersion": 2',
    '--- a/content/site.ts',
    '+++ b/content/site.ts',
    "+    thanks: 'Thanks for reading.',",
  ]);
  expect(git(project, 'log', '--format=%s', '--max-count=1').trim()).toBe('My site'); // Nothing is committed.
}

test('OWN-09 a clone with content, a theme and two changed files of its own goes to the next release', () => {
  const project = clone('clone');
  ownCopy(project);
  commit(project, 'My site');
  const { code, said } = npmRun(project, UPGRADE);
  expectUpgraded(project, said);
  expect(code).toBe(0);
});

test('OWN-09 a copy from the template, without history: killed half-way, run again, and once more with nothing to do', () => {
  const project = template('template');
  ownCopy(project);
  commit(project, 'My site');
  expect(npmRun(project, UPGRADE, { PATH: pathWithGitThatKills(join(folder, 'killing')) }).code).not.toBe(0);
  expect(git(project, 'status', '--porcelain')).not.toBe('');

  const { code, said } = npmRun(project, UPGRADE);
  expect(said).toContain('An earlier upgrade broke off. Its files are put back, and it begins again.');
  expectUpgraded(project, said);
  expect(code).toBe(0);

  const before = git(project, 'status', '--porcelain');
  expect(npmRun(project, UPGRADE)).toEqual({
    code: 0,
    said: 'Nothing to do: this copy is release 1.1.0, and the newest there is 1.1.0.\n',
  });
  expect(git(project, 'status', '--porcelain')).toBe(before);
});

/** What git says is in content/. */
const contentOf = (project: string) => git(project, 'rev-parse', 'HEAD:content');

test.each([
  { how: 'a clone, which shares the history', make: () => clone('merged-clone') },
  {
    how: 'a copy from the template, which shares none',
    make: () => {
      const project = template('merged-template');
      git(project, 'fetch', '--quiet', '--tags', releases);
      git(project, 'merge', '--quiet', '--strategy', 'ours', '--allow-unrelated-histories', '--message', 'Start from 1.0.0', 'v1.0.0');
      return project;
    },
  },
])('OWN-01 $how takes the next release by git alone without a conflict, and nothing of it ends up in content/', ({ make }) => {
  const project = make();
  ownContent(project);
  commit(project, 'My site');
  const before = contentOf(project);
  git(project, 'fetch', '--quiet', '--tags', releases);
  git(project, 'merge', '--quiet', '--message', 'Take 1.1.0', 'v1.1.0');
  expect(git(project, 'status', '--porcelain')).toBe('');
  expect(git(project, 'diff', '--name-only', 'v1.1.0', '--', ':!content')).toBe('');
  expect(contentOf(project)).toBe(before);
});

test('OWN-09 after a merge by git alone the doctor names the version of the content, and --migrate brings it up to date', () => {
  const project = join(folder, 'merged-clone');
  expect(npmRun(project, ['doctor']).said).toContain(
    'contentVersion is 1, and this release reads 2. Run "npm run upgrade -- --migrate", which changes it for you.',
  );
  expect(npmRun(project, ['upgrade', '--', '--migrate']).said).toBe(
    'Changed in content/: site.ts, owner.json\n  The foot of each page thanks whoever reads to the end.\n\n',
  );
  expect(npmRun(project, ['upgrade', '--', '--migrate']).said).toBe('content/ is up to date.\n\n');
  expect(npmRun(project, ['doctor']).said).toContain('Ready to publish.');
});
