import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, temporaryFolder } from '../support/sites/project-copy.ts';

/** The same on every machine, whatever its git configuration. */
const SETTINGS = ['user.name=Ada', 'user.email=ada@ada.dev', 'commit.gpgsign=false', 'tag.gpgsign=false', 'init.defaultBranch=main'];
const FOOTER = 'src/layout/site-footer.tsx';
const HEADER = 'src/layout/site-header.tsx';
const RENAMED_HEADER = 'src/layout/header.tsx';

/** The commands of the guide, in order: fetch the releases, list them, merge one, and once connect a copy without history. */
const COMMANDS = readFileSync('docs/content.md', 'utf8').match(/^git (?:fetch|for-each-ref|merge) .*$/gm) ?? [];
const [FETCH = '', LIST = '', MERGE = '', CONNECT = ''] = COMMANDS;

const folder = temporaryFolder('later-release');
const releases = join(folder, 'fairweather');
afterAll(() => rmSync(folder, { recursive: true }));

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...SETTINGS.flatMap((setting) => ['-c', setting]), ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });

/** Runs a command of the guide, as an owner does. */
function runGuide(project: string, command: string): string {
  const [, ...args] = command.replaceAll('"', '').split(' ');
  return git(project, ...args.map((arg) => arg.replace('<address>', releases)));
}

function commit(project: string, message: string): void {
  git(project, 'add', '--all');
  git(project, 'commit', '--quiet', '--message', message);
}

/** The repository of Fairweather with three releases. 1.3.0 changes the line that the owner changes too. */
beforeAll(() => {
  mkdirSync(releases);
  git(releases, 'init', '--quiet');
  for (const source of ['sample', 'src', 'package.json', 'package-lock.json']) {
    cpSync(source, join(releases, source), { recursive: true });
  }
  commit(releases, 'Release 1.1.0');
  git(releases, 'tag', 'v1.1.0');
  change(join(releases, 'sample/pages/home.yaml'), 'G’day', 'Good morning');
  change(join(releases, FOOTER), '<nav', '<nav data-release="1.2.0"');
  change(join(releases, 'package.json'), /"react": ".*"/, '"react": "^20.0.0"');
  renameSync(join(releases, HEADER), join(releases, RENAMED_HEADER));
  commit(releases, 'Release 1.2.0');
  git(releases, 'tag', 'v1.2.0');
  change(join(releases, FOOTER), '<footer', '<footer data-release="1.3.0"');
  commit(releases, 'Release 1.3.0');
  git(releases, 'tag', 'v1.3.0');
});

/** What an owner does: fills content/ and changes two components. */
function personalise(project: string): void {
  cpSync(join(project, 'sample'), join(project, 'content'), { recursive: true });
  change(join(project, 'content/pages/home.yaml'), 'G’day', 'Ahoy');
  change(join(project, FOOTER), '<footer', '<footer data-owner="Ada"');
  change(join(project, HEADER), '<header', '<header data-owner="Ada"');
  commit(project, 'My site');
}

function clone(): string {
  const project = join(folder, 'clone');
  git(folder, 'clone', '--quiet', '--branch', 'v1.1.0', releases, project);
  git(project, 'switch', '--quiet', '--create', 'main');
  personalise(project);
  runGuide(project, FETCH);
  return project;
}

/** What GitHub's template button and a downloaded archive give: the files without their history. */
function copyWithoutHistory(): string {
  const project = join(folder, 'copy');
  git(folder, 'clone', '--quiet', '--branch', 'v1.1.0', releases, project);
  rmSync(join(project, '.git'), { recursive: true });
  git(project, 'init', '--quiet');
  commit(project, 'First commit');
  personalise(project);
  runGuide(project, FETCH);
  runGuide(project, CONNECT);
  return project;
}

test.each([
  ['a clone', clone],
  ['a copy without shared history', copyWithoutHistory],
])('OWN-09 %s merges a later release with the commands of the guide, and keeps content/ and the owner’s changes', (_, createProject) => {
  const project = createProject();
  const content = git(project, 'rev-parse', 'HEAD:content');
  expect(runGuide(project, LIST).match(/v[\d.]+/g)).toEqual(['v1.1.0', 'v1.2.0', 'v1.3.0']);
  runGuide(project, MERGE);
  expect(git(project, 'rev-parse', 'HEAD:content')).toBe(content);
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  expect(read('sample/pages/home.yaml')).toContain('Good morning');
  expect(read('package.json')).toContain('"react": "^20.0.0"');
  expect(read(FOOTER)).toContain('data-owner="Ada"');
  expect(read(FOOTER)).toContain('data-release="1.2.0"');
  expect(existsSync(join(project, HEADER))).toBe(false);
  expect(read(RENAMED_HEADER)).toContain('data-owner="Ada"');

  expect(() => runGuide(project, MERGE.replace('v1.2.0', 'v1.3.0'))).toThrow();
  expect(git(project, 'status', '--porcelain').trim()).toBe(`UU ${FOOTER}`);
});
