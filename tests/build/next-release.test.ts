import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpOwner } from '../../scripts/setup/set-up-owner.ts';
import { change, copyProjectTo, temporaryFolder } from '../support/build-site.ts';
import { filesIn } from '../support/dist.ts';
import { ADA, flagsOf } from '../support/owners.ts';

const folder = temporaryFolder('next-release');
const fairweather = join(folder, 'fairweather');
afterAll(() => rmSync(folder, { recursive: true }));

const NAME = ['-c', 'user.name=Ada', '-c', 'user.email=ada@ada.dev', '-c', 'commit.gpgsign=false', '-c', 'init.defaultBranch=main'];
const git = (cwd: string, ...args: string[]) => execFileSync('git', [...NAME, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });

function commit(project: string, message: string): void {
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', message);
}

/** A picture of everything in a folder. */
const allOf = (path: string) => filesIn(path).map((file) => [file, readFileSync(join(path, file)).toString('base64')]);

beforeAll(() => {
  copyProjectTo(fairweather);
  rmSync(join(fairweather, 'node_modules')); // A link to those of this project.
  git(fairweather, 'init', '--quiet');
  commit(fairweather, 'Release 1');
  git(fairweather, 'tag', 'v1');
  git(folder, 'clone', '--quiet', fairweather, 'clone');
  cpSync(fairweather, join(folder, 'template'), { recursive: true, filter: (path) => !path.endsWith('/.git') });
  // The next release: other words and pictures of the sample, another layout, another version.
  change(join(fairweather, 'sample/pages/home.ts'), 'with a fondness for clouds', 'with a fondness for release two');
  change(join(fairweather, 'sample/owner.json'), 'Skye Sampleton', 'Skye Secondrelease');
  writeFileSync(join(fairweather, 'sample/case-studies/wehike/card.webp'), readFileSync('sample/case-studies/mycelium/card.webp'));
  rmSync(join(fairweather, 'sample/case-studies/mycelium'), { recursive: true });
  change(join(fairweather, 'src/layout/site-footer.tsx'), '<footer', '<footer data-release="2"');
  change(join(fairweather, 'package.json'), /"version": "[^"]*"/, '"version": "2.0.0"');
  commit(fairweather, 'Release 2');
  git(fairweather, 'tag', 'v2');
});

/** The site of an owner who has changed words, taken a case study away and added one, and has committed all of it. */
async function ownSite(project: string): Promise<void> {
  await setUpOwner(project, flagsOf(ADA));
  change(join(project, 'content/pages/home.ts'), 'with a fondness for clouds', 'with a fondness for tides');
  rmSync(join(project, 'content/case-studies/wehike'), { recursive: true });
  const studies = join(project, 'content/case-studies');
  cpSync(join(studies, 'mycelium'), join(studies, 'tide-clock'), { recursive: true });
  expect(git(project, 'status', '--porcelain').trim()).toBe('?? content/');
  commit(project, 'My site');
}

test.each([
  { how: 'a clone, which shares the history', name: 'clone', join: () => {} },
  {
    how: 'a copy made with "Use this template", which shares none',
    name: 'template',
    join: (project: string) => {
      git(project, 'remote', 'add', 'origin', fairweather);
      git(project, 'fetch', '--quiet', '--tags', 'origin');
      git(project, 'merge', '--quiet', '--strategy', 'ours', '--allow-unrelated-histories', '--message', 'Start from v1', 'v1');
    },
  },
])('OWN-01 $how takes the next release without a conflict, and nothing of it ends up in content/', async ({ name, join: joinHistory }) => {
  const project = join(folder, name);
  if (name === 'template') {
    git(project, 'init', '--quiet');
    commit(project, 'Initial commit');
  }
  await ownSite(project);
  const before = allOf(join(project, 'content'));

  joinHistory(project); // As docs/upgrade.md says.
  git(project, 'fetch', '--quiet', '--tags', 'origin');
  git(project, 'merge', '--quiet', '--message', 'Take release 2', 'v2');

  expect(git(project, 'status', '--porcelain')).toBe('');
  expect(git(project, 'diff', '--name-only', 'v2', '--', ':!content')).toBe('');
  expect(allOf(join(project, 'content'))).toEqual(before);
  expect(git(project, 'grep', '--files-with-matches', 'fondness for release two').trim()).toBe('sample/pages/home.ts');
  expect(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version).toBe('2.0.0');
});
