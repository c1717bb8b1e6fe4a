import { chmodSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/sites/build-site.ts';
import { commit, git, runUpgrade, writeAll } from '../../support/upgrade/git.ts';
import { listed } from '../../support/upgrade/owners-copy.ts';
import { firstRelease, fromTemplate, json, PICTURE, packageJson, release, text } from '../../support/upgrade/small-release.ts';

const folder = temporaryFolder('upgrade-files');
const releases = join(folder, 'fairweather');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  firstRelease(releases);
  chmodSync(join(releases, 'run.sh'), 0o755);
  release(releases, '1.1.0', {
    'package.json': packageJson('1.1.0', { a: '^1.0.0', b: '^1.1.0' }),
    'package-lock.json': json({ name: 'fairweather', version: '1.1.0', lockfileVersion: 3, packages: {} }),
    'src/header.ts': text({ 2: 'two by the release' }),
    'src/footer.ts': text({ 6: 'six by the release' }),
    'src/moved.ts': null,
    'src/parts/moved.ts': text({ 6: 'moved', 11: 'eleven by the release' }),
    'src/gone.ts': null,
    'src/new.ts': 'new\n',
    'sample/picture.webp': Buffer.from([...PICTURE, 0, 5]),
    'run.sh': '#!/bin/sh\necho\n',
  });
});

let count = 0;
/** A copy of 1.0.0 that has only its own commits. */
const newCopy = () => fromTemplate(releases, '1.0.0', join(folder, `copy-${count++}`));

function changedCopy(changes: Parameters<typeof writeAll>[1]): string {
  const project = newCopy();
  writeAll(project, changes);
  commit(project, 'My changes');
  return project;
}

const take = (project: string, ...flags: string[]) => runUpgrade(project, ['--from', releases, '--no-install', ...flags]);
const read = (project: string, file: string) => readFileSync(join(project, file), 'utf8');
const status = (project: string) => git(project, 'status', '--porcelain');
const filesOf = (project: string) => git(project, 'ls-files').trim().split('\n');

describe('OWN-09 the files of a release', () => {
  test('an untouched copy becomes the release, with what it adds, deletes, moves and makes executable, all staged', () => {
    const project = newCopy();
    const { code, said } = take(project);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(git(project, 'diff', '--staged', '--name-only', 'fairweather/v1.1.0')).toBe('');
    expect(git(project, 'diff', '--name-only')).toBe('');
    expect(filesOf(project)).toEqual(filesOf(releases));
    expect(statSync(join(project, 'run.sh')).mode & 0o111).toBe(0o111);
    expect(existsSync(join(project, 'src/gone.ts'))).toBe(false);
    expect(git(project, 'log', '--format=%s').trim()).toBe('Initial commit');
    expect(listed(said, 'Merged')).toEqual(['none']);
    expect(listed(said, 'Yours to decide')).toEqual(['none']);
    git(project, 'reset', '--quiet', '--hard'); // As the command says.
    expect(status(project)).toBe('');
    expect(existsSync(join(project, 'src/new.ts'))).toBe(false);
  });

  test('a file that both sides changed in other places is merged, also where the release moved it', () => {
    const project = changedCopy({ 'src/header.ts': text({ 9: 'nine by me' }), 'src/moved.ts': text({ 1: 'one by me', 6: 'moved' }) });
    const { said } = take(project);
    expect(read(project, 'src/header.ts')).toBe(text({ 2: 'two by the release', 9: 'nine by me' }));
    expect(read(project, 'src/parts/moved.ts')).toBe(text({ 1: 'one by me', 6: 'moved', 11: 'eleven by the release' }));
    expect(existsSync(join(project, 'src/moved.ts'))).toBe(false);
    expect(listed(said, 'Merged')).toEqual(['src/header.ts', 'src/parts/moved.ts']);
  });

  test('a file that both sides changed in the same place stays the owner’s, and the commands to decide by work', () => {
    const own = { 'src/footer.ts': text({ 6: 'six by me' }), 'sample/picture.webp': Buffer.from([...PICTURE, 0, 9]) };
    const project = changedCopy(own);
    const { code, said } = take(project);
    expect(code).toBe(0);
    expect(read(project, 'src/footer.ts')).toBe(own['src/footer.ts']);
    expect(readFileSync(join(project, 'sample/picture.webp'))).toEqual(own['sample/picture.webp']);
    const why = 'you and the release both changed it, and the changes do not fit together';
    expect(listed(said, 'Yours to decide')).toEqual([`sample/picture.webp: ${why}`, `src/footer.ts: ${why}`]);
    const [see = '', takeIt = ''] = said.match(/(?<=: {2})git .*(?=<file>)/g) ?? [];
    expect(git(project, ...see.trim().split(' ').slice(1), 'src/footer.ts')).toContain('+six by the release');
    git(project, ...takeIt.trim().split(' ').slice(1), 'src/footer.ts');
    expect(read(project, 'src/footer.ts')).toBe(text({ 6: 'six by the release' }));
  });

  test.each([
    ['changed by the owner and deleted by the release', { 'src/gone.ts': 'mine\n' }, 'you changed it, and the release deleted or moved it'],
    ['added by both', { 'src/new.ts': 'my own\n' }, 'you and the release both added a file of this name'],
    ['deleted by the owner and changed by the release', { 'src/footer.ts': null }, 'you deleted or moved it, and the release changed it'],
    [
      'changed by the owner, moved and changed by the release',
      { 'src/moved.ts': text({ 6: 'moved', 11: 'eleven by me' }) },
      'the release moved it to src/parts/moved.ts and changed what you changed',
    ],
  ])('a file %s stays as the owner has it', (_, changes, why) => {
    const project = changedCopy(changes);
    const { said } = take(project);
    const [[file, own] = ['', null]] = Object.entries(changes);
    expect(listed(said, 'Yours to decide')[0]).toBe(`${file}: ${why}`);
    expect(existsSync(join(project, file)) ? read(project, file) : null).toBe(own);
    expect(filesOf(project)).toContain('src/parts/moved.ts');
  });

  test('files that the owner added, changed alone or deleted stay so, and content/ is not touched', () => {
    const own = {
      'tools/mine.ts': 'mine\n',
      'src/parts/mine.ts': 'mine\n',
      '.gitignore': 'node_modules/\nmine/\n',
      'content/src/header.ts': text(), // The same words as in a file of the engine, which the release changes.
      'content/Zoë’s file.txt': 'mine\n',
      'README.md': null,
    };
    const project = changedCopy(own);
    const { code, said } = take(project);
    expect(code).toBe(0);
    expect(listed(said, 'Yours to decide')).toEqual(['none']);
    for (const [file, data] of Object.entries(own)) expect(existsSync(join(project, file)) ? read(project, file) : null).toBe(data);
    expect(said).toContain('migrations of 1.1.0'); // By the code of the new release.
    expect(said).toContain('doctor of 1.1.0');
  });
});

describe('OWN-09 the packages of a release', () => {
  const dependencies = (project: string) => JSON.parse(read(project, 'package.json')).dependencies;

  test('a name and a package of the owner’s are merged with the packages of the release, field by field', () => {
    const project = changedCopy({
      'package.json': packageJson('1.0.0', { b: '^1.0.0', 'b-mine': '^3.0.0', c: '^1.0.0' }).replace('"fairweather"', '"ada-site"'),
      'package-lock.json': json({ name: 'ada-site', version: '1.0.0', lockfileVersion: 3 }),
    });
    const { said } = take(project);
    expect(JSON.parse(read(project, 'package.json'))).toMatchObject({ name: 'ada-site', version: '1.1.0' });
    expect(dependencies(project)).toEqual({ a: '^1.0.0', b: '^1.1.0', 'b-mine': '^3.0.0' });
    expect(listed(said, 'Merged')).toEqual(['package-lock.json', 'package.json']);
    expect(read(project, 'package-lock.json')).toBe(read(releases, 'package-lock.json')); // npm adds the owner's packages when it installs.
  });

  test('a field that both changed stays the owner’s and is named; the version is that of the release', () => {
    const project = changedCopy({ 'package.json': packageJson('1.0.0', { b: '1.0.5', c: '^1.0.0' }) });
    expect(listed(take(project).said, 'Yours to decide')[0]).toBe(
      'package.json: you and the release both changed dependencies.b: yours stays',
    );
    expect(dependencies(project)).toEqual({ a: '^1.0.0', b: '1.0.5' });
    expect(JSON.parse(read(project, 'package.json')).version).toBe('1.1.0');
  });

  test('an owner without the lockfile of npm installs by other means', () => {
    const project = changedCopy({ 'package-lock.json': null });
    const { said } = runUpgrade(project, ['--from', releases]);
    expect(said).toContain('installing them is left to you');
    expect(existsSync(join(project, 'package-lock.json'))).toBe(false);
  });
});
