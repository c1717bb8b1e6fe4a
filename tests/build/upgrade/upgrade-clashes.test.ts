import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commit, git } from '../../support/upgrade/git.ts';
import { listed, Releases, read } from '../../support/upgrade/owners-copy.ts';
import { text } from '../../support/upgrade/small-release.ts';

let releases: Releases;
beforeAll(() => {
  const tests = { 'tests/unit/a.ts': 'a\n', 'tests/unit/b.ts': 'b\n' };
  const changedTests = { 'tests/unit/a.ts': 'a 2\n', 'tests/unit/b.ts': 'b 2\n', 'tests/unit/c.ts': 'c\n', 'tests/new/d.ts': 'd\n' };
  const moved = { 'src/moved.ts': null, 'src/parts/moved.ts': text({ 6: 'moved', 11: 'eleven by the release' }) };
  const added = { 'src/room/x.ts': 'by the release\n', 'src/thing': 'by the release\n', Content: 'by the release\n' };
  releases = new Releases('upgrade-clashes', { ...changedTests, ...moved, ...added }, tests);
});
afterAll(() => rmSync(releases.folder, { recursive: true }));

const FOLDER = 'you have a file of this name, and the release has a folder: none of it was taken';
const status = (project: string) => git(project, 'status', '--porcelain', '--', 'src/room', 'src/thing');

describe('OWN-09 a file on one side and a folder on the other: the owner’s stays, and the line says so', () => {
  test('a file of the owner’s where the release has a folder', () => {
    const project = releases.newCopy({ 'src/room': 'mine\n' });
    const { code, said } = releases.take(project);
    expect(code).toBe(0);
    expect(listed(said, 'Yours to decide')[0]).toBe(`src/room: ${FOLDER}`);
    expect(read(project, 'src/room')).toBe('mine\n');
    expect(status(project)).toBe('A  src/thing\n');
  });

  test('a link of the owner’s where the release has a folder', () => {
    const project = releases.newCopy({ 'elsewhere/x.ts': 'mine\n' });
    symlinkSync('../elsewhere', join(project, 'src/room'));
    commit(project, 'A link');
    const { code, said } = releases.take(project);
    expect(code).toBe(0);
    expect(listed(said, 'Yours to decide')[0]).toBe(`src/room: ${FOLDER}`);
    expect(read(project, 'elsewhere/x.ts')).toBe('mine\n');
  });

  test('a folder of the owner’s where the release has a file', () => {
    const project = releases.newCopy({ 'src/thing/mine.ts': 'mine\n' });
    const { code, said } = releases.take(project);
    expect(code).toBe(0);
    expect(listed(said, 'Yours to decide')[0]).toBe(
      'src/thing: you have a folder of this name, and the release has a file: it was not taken',
    );
    expect(read(project, 'src/thing/mine.ts')).toBe('mine\n');
  });

  test('a file of the release with the name of the owner’s folder is left out', () => {
    const project = releases.newCopy();
    expect(releases.take(project)).toMatchObject({ code: 0 });
    expect(read(project, 'content/words.txt')).toBe('mine\n');
    expect(git(project, 'ls-files', 'Content')).toBe('');
  });
});

test('OWN-09 a changed file that the release moves to where the owner has another one stays, and both are named', () => {
  const own = { 'src/moved.ts': text({ 2: 'two by me', 6: 'moved' }), 'src/parts/moved.ts': 'another file of mine\n' };
  const project = releases.newCopy(own);
  const { said } = releases.take(project);
  expect(listed(said, 'Yours to decide').slice(0, 2)).toEqual([
    'src/moved.ts: the release moved it to src/parts/moved.ts, where you have a file of your own',
    expect.stringContaining('src/parts/moved.ts: you and the release both'),
  ]);
  for (const [file, data] of Object.entries(own)) expect(read(project, file)).toBe(data);
});

test('OWN-09 a folder that the owner deleted stays deleted, with one line for all of its files', () => {
  const project = releases.newCopy({ tests: null });
  const { said } = releases.take(project);
  expect(listed(said, 'Yours to decide')).toEqual(['tests/: you deleted or moved this folder, and the release changed files in it']);
  expect(git(project, 'ls-files', 'tests')).toBe('');
});

test('OWN-09 what a run could not foresee is told in a sentence that names the file of its state', () => {
  const project = releases.newCopy();
  mkdirSync(join(project, '.git/fairweather/journal.json'), { recursive: true }); // Nobody would do this.
  const { code, said } = releases.take(project);
  expect(code).toBe(1);
  expect(said).toContain('.git/fairweather/journal.json');
  expect(said).not.toMatch(/ at .*\.ts:\d/); // No stack.
});
