import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commit, git, writeAll } from '../../support/upgrade/git.ts';
import { Releases, read, stateOf } from '../../support/upgrade/owners-copy.ts';
import { packageJson, pathWithGitThatKills, text } from '../../support/upgrade/small-release.ts';

const MANY = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`docs/page-${index}.md`, `Page ${index}\n`]));
const CHANGED = {
  ...MANY,
  'package.json': packageJson('1.1.0', { b: '^1.1.0' }),
  'src/header.ts': text({ 2: 'two by the release' }),
  'src/footer.ts': text({ 6: 'six by the release' }),
  'src/gone.ts': null,
  'tools/owner/upgrade/new.ts': 'new\n',
  'zebra.txt': 'new\n',
};

let releases: Releases;
beforeAll(() => {
  releases = new Releases('upgrade-again', CHANGED);
});
afterAll(() => rmSync(releases.folder, { recursive: true }));

const newCopy = () => releases.newCopy({ 'src/header.ts': text({ 9: 'nine by me' }) });
const take = (project: string, ...flags: string[]) => releases.take(project, flags);
const takeWith = (project: string, env: Record<string, string>) => releases.take(project, [], env);
const killing = () => ({ PATH: pathWithGitThatKills(join(releases.folder, 'killing')) });
const MERGED = text({ 2: 'two by the release', 9: 'nine by me' });
const header = (project: string) => read(project, 'src/header.ts');

describe('OWN-09 run again', () => {
  test('--check tells the same lists and changes nothing', () => {
    const project = newCopy();
    const before = stateOf(project);
    const { code, said } = take(project, '--check');
    expect(code).toBe(0);
    expect(said).toContain('Merged (1): your changes and those of the release are both in\n  src/header.ts\n');
    expect(stateOf(project)).toBe(before);
    expect(said).toContain('  src/gone.ts  gone\n');
    expect(git(project, 'for-each-ref', 'refs/fairweather')).toBe('');
    expect(readdirSync(join(project, '.git'))).not.toContain('fairweather');
  });

  test('a second run has nothing to do, before the commit and after it', () => {
    const project = newCopy();
    take(project);
    for (const act of [() => {}, () => commit(project, 'Take 1.1.0')]) {
      act();
      const before = stateOf(project);
      const { code, said } = take(project);
      expect(said).toBe('Nothing to do: this copy is release 1.1.0, and the newest there is 1.1.0.\n');
      expect(code).toBe(0);
      expect(stateOf(project)).toBe(before);
    }
  });

  test('killed half-way through the files, the next run puts them back and begins again', () => {
    const [project, undisturbed] = [newCopy(), newCopy()];
    take(undisturbed);
    const killed = takeWith(project, killing());
    expect(killed.code).not.toBe(0);
    expect(existsSync(join(project, 'docs/page-0.md'))).toBe(true); // Half of the files are there.
    expect(header(project)).toBe(text({ 9: 'nine by me' }));
    writeAll(project, { 'docs/page-0.md': 'Pag' }); // As where git itself is ended while it writes.
    // What the next run needs is replaced last.
    const { changes } = JSON.parse(read(project, '.git/fairweather/journal.json') ?? '');
    expect(changes.map(({ path }: { path: string }) => path).slice(-3)).toEqual([
      'zebra.txt',
      'tools/owner/upgrade/new.ts',
      'package.json',
    ]);
    const { code, said } = take(project);
    expect(said).toContain('An earlier upgrade broke off. Its files are put back, and it begins again.');
    expect(code).toBe(0);
    expect(stateOf(project)).toBe(stateOf(undisturbed));
  });

  test('killed half-way, what the owner has written since is not put back', () => {
    const project = newCopy();
    takeWith(project, killing());
    writeAll(project, { 'docs/page-0.md': 'A thought of mine.\n' });
    const { code, said } = take(project);
    expect(code).toBe(1);
    expect(said).toContain('these files have changed since');
    expect(read(project, 'docs/page-0.md')).toBe('A thought of mine.\n');
  });

  test('killed half-way, a file of the owner’s in place of a folder is no obstacle', () => {
    const project = newCopy();
    takeWith(project, killing());
    writeAll(project, { docs: 'mine\n' });
    expect(take(project)).toMatchObject({ code: 1, said: expect.stringContaining('Commit these first') });
    commit(project, 'A file');
    expect(take(project)).toMatchObject({ code: 0, said: expect.stringContaining('docs: you have a file of this name') });
    expect(read(project, 'docs')).toBe('mine\n');
  });

  test('killed while git wrote an index, what is left of it is deleted', () => {
    const project = newCopy();
    writeAll(project, { '.git/fairweather/index.lock': '' });
    expect(take(project)).toMatchObject({ code: 0 });
  });

  test('broken off after the files, the next run goes on with packages, migrations and doctor', () => {
    const project = newCopy();
    const broken = takeWith(project, { FAIL: 'migrations' });
    expect(broken.code).toBe(1);
    expect(broken.said).toContain('Run "npm run upgrade" again, and it goes on from here.');
    expect(broken.said).not.toContain('doctor of');
    const { code, said } = take(project);
    expect(code).toBe(0);
    expect(said).toContain('Going on with the upgrade to 1.1.0.');
    expect(said.indexOf('doctor of 1.1.0')).toBeGreaterThan(said.indexOf('migrations of 1.1.0'));
    expect(header(project)).toBe(MERGED);
  });

  test('a doctor with something to say does not undo the upgrade', () => {
    const project = newCopy();
    expect(takeWith(project, { FAIL: 'doctor' })).toMatchObject({ code: 0 });
  });

  test('broken off after the files, what the owner writes before the next run is theirs: not staged, and named where it could be lost', () => {
    const project = newCopy();
    takeWith(project, { FAIL: 'migrations' });
    writeAll(project, { 'content/essay.mdx': 'Two hours of writing.\n', 'content/words.txt': 'mended\n' });
    const { said } = takeWith(project, { MIGRATE: '1' });
    expect(said).toContain('Keep a copy of them before you take it back, which takes them back too:\n  content/words.txt\n');
    expect(git(project, 'diff', '--staged', '--name-only', '--', 'content')).toBe('content/migrated.txt\n');
    git(project, 'reset', '--quiet', '--hard');
    expect(read(project, 'content/essay.mdx')).toBe('Two hours of writing.\n');
    expect(existsSync(join(project, 'content/migrated.txt'))).toBe(false);
  });

  test('broken off after the files and then committed, the next run has nothing to go on with', () => {
    const project = newCopy();
    takeWith(project, { FAIL: 'migrations' });
    commit(project, 'Take 1.1.0');
    writeAll(project, { 'content/draft.mdx': 'A draft.\n' });
    expect(take(project).said).toBe('Nothing to do: this copy is release 1.1.0, and the newest there is 1.1.0.\n');
    expect(git(project, 'status', '--porcelain')).toBe('?? content/draft.mdx\n');
  });
});
