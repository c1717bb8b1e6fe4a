import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commit, git, writeAll } from '../../support/upgrade/git.ts';
import { Releases, read, stateOf } from '../../support/upgrade/owners-copy.ts';

let releases: Releases;
beforeAll(() => {
  const changes = {
    '.env': 'by the release\n',
    'src/lib/x.ts': 'by the release\n',
    'src/folder/in.ts': null,
    'src/folder': 'now a file\n',
  };
  releases = new Releases('upgrade-kept', { 'src/footer.ts': 'by the release\n', ...changes }, { 'src/folder/in.ts': 'in\n' });
});
afterAll(() => rmSync(releases.folder, { recursive: true }));

/** Files that git is told to leave alone, as .gitignore does it. */
function ignored(project: string, files: Record<string, string>): void {
  writeAll(project, { '.git/info/exclude': `${Object.keys(files).join('\n')}\n`, ...files });
}

describe('OWN-09 what git does not hold is never overwritten: the upgrade stops before it writes anything', () => {
  test.each<[string, (project: string) => void, string, string]>([
    [
      'an ignored file where the release adds one',
      (project) => ignored(project, { '.env': 'mine\n' }),
      '.env',
      'it would be lost. Move it elsewhere, or commit it, and run this again:\n  .env\n',
    ],
    [
      'an ignored file in a folder that becomes a file',
      (project) => ignored(project, { 'src/folder/notes.local': 'mine\n' }),
      'src/folder/notes.local',
      'it would be lost. Move it elsewhere, or commit it, and run this again:\n  src/folder/notes.local\n',
    ],
    [
      'an ignored link to a folder elsewhere, in which the release adds a file',
      (project) => {
        writeAll(project, { '.git/info/exclude': 'src/lib\noutside/\n', 'outside/x.ts': 'mine\n' });
        symlinkSync('../outside', join(project, 'src/lib'));
      },
      'outside/x.ts',
      'it would be lost. Move it elsewhere, or commit it, and run this again:\n  src/lib\n',
    ],
    [
      'a new file, where git is told not to show those',
      (project) => {
        git(project, 'config', 'status.showUntrackedFiles', 'no');
        writeAll(project, { 'notes.txt': 'mine\n' });
      },
      'notes.txt',
      'Not everything is committed',
    ],
    [
      'a changed file that git is told not to look at',
      (project) => {
        git(project, 'update-index', '--skip-worktree', 'src/footer.ts');
        writeAll(project, { 'src/footer.ts': 'mine\n' });
      },
      'src/footer.ts',
      'Git is told not to look at some files',
    ],
    [
      'content that is not in git',
      (project) => {
        git(project, 'rm', '--quiet', '--cached', '-r', 'content');
        writeAll(project, { '.gitignore': 'node_modules/\ncontent/\n' });
        commit(project, 'Keep content elsewhere');
      },
      'content/words.txt',
      'The files of content/ are not in this repository',
    ],
  ])('%s', (_, prepare, file, sentence) => {
    const project = releases.newCopy();
    prepare(project);
    const before = stateOf(project);
    const { code, said } = releases.take(project);
    expect(said).toContain(sentence);
    expect(code).toBe(1);
    expect(read(project, file)).toBe('mine\n');
    expect(stateOf(project)).toBe(before);
  });

  test('a merge that is not ended', () => {
    const project = releases.newCopy();
    git(project, 'switch', '--quiet', '--create', 'other');
    commit(project, 'Other');
    git(project, 'switch', '--quiet', 'main');
    git(project, 'merge', '--quiet', '--no-ff', '--no-commit', 'other');
    expect(releases.take(project)).toMatchObject({ code: 1, said: expect.stringContaining('(MERGE_HEAD)') });
  });
});

test('OWN-09 an empty folder and ignored files beside the new ones are in nobody’s way', () => {
  const project = releases.newCopy();
  ignored(project, { 'src/notes.local': 'mine\n' });
  mkdirSync(join(project, 'src/lib'));
  expect(releases.take(project)).toMatchObject({ code: 0 });
  expect(read(project, 'src/folder')).toBe('now a file\n');
  expect(read(project, 'src/notes.local')).toBe('mine\n');
});
