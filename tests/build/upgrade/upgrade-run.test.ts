import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/sites/build-site.ts';
import { commit, git, runUpgrade, writeAll } from '../../support/upgrade/git.ts';
import { stateOf } from '../../support/upgrade/owners-copy.ts';
import { firstRelease, fromTemplate, packageJson, release, text, unpack } from '../../support/upgrade/small-release.ts';

const folder = temporaryFolder('upgrade-run');
const releases = join(folder, 'fairweather');
afterAll(() => rmSync(folder, { recursive: true }));

const CHANGED = {
  'package.json': packageJson('1.1.0', { b: '^1.1.0' }),
  'src/header.ts': text({ 2: 'two by the release' }),
};

beforeAll(() => {
  firstRelease(releases);
  release(releases, '1.1.0', CHANGED);
  git(releases, 'tag', 'v1.0.9', 'v1.0.0'); // A mistake of its makers.
  for (const tag of ['v2.0.0-rc.1', '3.0.0']) git(releases, 'tag', tag); // A preview is no release, nor is a tag without the v.
});

let count = 0;
const newFolder = () => join(folder, `copy-${count++}`);
/** The copy of an owner with content and a changed file, and with no history but its own. */
function newCopy(): string {
  const project = fromTemplate(releases, '1.0.0', newFolder());
  writeAll(project, { 'content/words.txt': 'mine\n', 'src/header.ts': text({ 9: 'nine by me' }) });
  commit(project, 'My site');
  return project;
}

const take = (project: string, ...flags: string[]) => runUpgrade(project, ['--from', releases, '--no-install', ...flags]);
const MERGED = text({ 2: 'two by the release', 9: 'nine by me' });
const header = (project: string) => readFileSync(join(project, 'src/header.ts'), 'utf8');

describe('OWN-09 where the release comes from', () => {
  test('a git address, which is kept for the next time', () => {
    const project = newCopy();
    expect(runUpgrade(project, ['--from', `file://${releases}`, '--no-install'])).toMatchObject({ code: 0 });
    expect(header(project)).toBe(MERGED);
    expect(git(project, 'remote', 'get-url', 'fairweather').trim()).toBe(`file://${releases}`);
    git(project, 'reset', '--quiet', '--hard');
    expect(runUpgrade(project, ['--no-install']).code).toBe(0);
    expect(header(project)).toBe(MERGED);
  });

  test('an unpacked folder, with the first commit of a copy from the template as its base, and the next one with the release before', () => {
    const project = newCopy();
    const first = runUpgrade(project, ['--from', unpack(releases, '1.1.0', join(folder, 'unpacked-1.1.0')), '--no-install']);
    expect(first).toMatchObject({ code: 0 });
    expect(header(project)).toBe(MERGED);
    expect(() => git(project, 'remote', 'get-url', 'fairweather')).toThrow(); // A folder holds just one release.
    commit(project, 'Take 1.1.0');
    const next = unpack(releases, '1.1.0', join(folder, 'unpacked-1.2.0'));
    writeAll(next, { 'package.json': packageJson('1.2.0', {}), 'src/header.ts': text({ 2: 'two by 1.2.0' }) });
    expect(runUpgrade(project, ['--from', next, '--no-install'])).toMatchObject({ code: 0 });
    expect(header(project)).toBe(text({ 2: 'two by 1.2.0', 9: 'nine by me' }));
  });

  test('a clone that shares its history, shallow or not', () => {
    for (const depth of [[], ['--depth', '1']]) {
      const project = newFolder();
      git(folder, 'clone', '--quiet', '--branch', 'v1.0.0', ...depth, `file://${releases}`, project);
      git(project, 'switch', '--quiet', '--create', 'mine');
      expect(take(project)).toMatchObject({ code: 0 });
      expect(git(project, 'diff', '--staged', '--name-only', 'fairweather/v1.1.0')).toBe('');
    }
  });

  test('a clone, or a copy from the template, that was made between two releases: what came after the first is not taken for the owner’s', () => {
    const address = newFolder();
    firstRelease(address);
    writeAll(address, { 'src/header.ts': text({ 2: 'two after the release' }) });
    commit(address, 'Work on the next release');
    const copies = [newFolder(), newFolder()];
    for (const project of copies) git(folder, 'clone', '--quiet', address, project);
    rmSync(join(copies[1] as string, '.git'), { recursive: true });
    git(copies[1] as string, 'init', '--quiet');
    commit(copies[1] as string, 'Initial commit');
    release(address, '1.1.0', CHANGED);
    for (const project of copies) {
      writeAll(project, { 'content/words.txt': 'mine\n', 'src/footer.ts': text({ 9: 'nine by me' }) });
      commit(project, 'My site');
      const { code, said } = runUpgrade(project, ['--from', address, '--no-install']);
      expect(said).toContain('Yours to decide (0)');
      expect(code).toBe(0);
      expect(git(project, 'diff', '--name-only', 'fairweather/v1.1.0', '--', ':!content').trim()).toBe('src/footer.ts');
    }
  });

  test('where the release that a copy started from cannot be told, nothing is guessed, and --base names it', () => {
    const project = unpack(releases, '1.0.0', newFolder());
    writeAll(project, { 'content/words.txt': 'mine\n', 'src/header.ts': text({ 9: 'nine by me' }) });
    git(project, 'init', '--quiet');
    commit(project, 'All at once'); // Its one commit holds changes of the owner's too.
    const from = ['--from', unpack(releases, '1.1.0', newFolder()), '--no-install'];
    const before = stateOf(project);
    const { code, said } = runUpgrade(project, from);
    expect(code).toBe(1);
    expect(said).toContain('Name it with --base');
    expect(stateOf(project)).toBe(before);
    expect(runUpgrade(project, [...from, '--base', unpack(releases, '1.0.0', newFolder())])).toMatchObject({ code: 0 });
    expect(header(project)).toBe(MERGED);
  });
});

test('OWN-09 an owner who counts versions of their own names the release with --base, and need not do it again', () => {
  const project = newCopy();
  release(project, '2.3.0', { 'package.json': packageJson('2.3.0', { b: '^1.0.0', c: '^1.0.0' }) });
  expect(take(project)).toMatchObject({ code: 1, said: expect.stringContaining('If 2.3.0 is a version of your own, name the release') });
  expect(take(project, '--base', 'v1.0.0')).toMatchObject({ code: 0, said: expect.stringContaining('Fairweather 1.0.0 → 1.1.0') });
  expect(header(project)).toBe(MERGED);
  expect(take(project)).toMatchObject({ code: 0, said: expect.stringContaining('Nothing to do: this copy is release 1.1.0') });
});

test('OWN-09 a shallow clone, from which git fetches nothing, is told as such', () => {
  const [project, shallow] = [newCopy(), newFolder()];
  git(folder, 'clone', '--quiet', '--branch', 'v1.1.0', '--depth', '1', `file://${releases}`, shallow);
  const { code, said } = runUpgrade(project, ['--from', shallow, '--no-install']);
  expect(said).toContain('it is a shallow clone. Run "git fetch --unshallow" there');
  expect(code).toBe(1);
});

describe('OWN-09 where nothing can be done, the reason is a sentence and nothing changes', () => {
  test.each([
    ['a change that is not committed', (project: string) => writeAll(project, { 'content/words.txt': 'new\n' }), [], 'content/words.txt'],
    ['a file that git does not know', (project: string) => writeAll(project, { 'notes.txt': 'new\n' }), [], 'Not everything is committed'],
    ['no branch', (project: string) => git(project, 'checkout', '--quiet', '--detach'), [], 'You are on no branch'],
    ['an address that leads nowhere', () => {}, ['--from', './nowhere'], 'No releases could be read from ./nowhere.'],
    ['a folder that is no release', () => {}, ['--from', './src'], 'holds no release'],
    ['a release that is not there', () => {}, ['--to', 'v9.0.0'], 'There is no release v9.0.0. There are: 1.0.0, 1.0.9, 1.1.0.'],
    ['a tag on another version', () => {}, ['--to', 'v1.0.9'], 'holds another version in its package.json'],
    ['an unknown flag', () => {}, ['--form', 'x'], 'The flags are: --from, --to,'],
    ['no version', (project: string) => release(project, '0.0.1', { 'package.json': '{}\n' }), [], 'does not say which release this is'],
    [
      'a version that was never released',
      (project: string) => release(project, '0.0.7', { 'package.json': packageJson('0.0.7', {}) }),
      [],
      'Name it with --base',
    ],
  ])('%s', (_, prepare, flags, sentence) => {
    const project = newCopy();
    prepare(project);
    const before = stateOf(project);
    const { code, said } = take(project, ...flags);
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/ at .*\.ts:\d/); // No stack.
    expect(code).toBe(1);
    expect(stateOf(project)).toBe(before);
  });

  test('no address, no repository, a part of a larger one, no commit, an older release, no git', () => {
    const project = newCopy();
    expect(runUpgrade(project, [])).toMatchObject({ code: 1, said: expect.stringContaining('Say once where releases come from') });
    const empty = { PATH: folder };
    expect(runUpgrade(project, [], empty)).toMatchObject({ code: 1, said: expect.stringContaining('git is not installed') });
    expect(take(join(project, 'src'))).toMatchObject({ code: 1, said: expect.stringContaining('is a part of the larger repository') });
    take(project);
    commit(project, 'Take 1.1.0');
    expect(take(project, '--to', '1.0.0')).toMatchObject({ code: 1, said: expect.stringContaining('1.0.0 is older') });
    rmSync(join(project, '.git'), { recursive: true });
    git(project, 'init', '--quiet');
    expect(take(project)).toMatchObject({ code: 1, said: expect.stringContaining('Nothing is committed here yet') });
    rmSync(join(project, '.git'), { recursive: true });
    const outside = { GIT_CEILING_DIRECTORIES: folder }; // The tests themselves may lie in a repository.
    expect(runUpgrade(project, [], outside)).toMatchObject({ code: 1, said: expect.stringContaining('is not a git repository') });
  });
});
