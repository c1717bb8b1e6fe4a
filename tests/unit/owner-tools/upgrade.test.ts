import { describe, expect, test } from 'vitest';
import { mergeFields } from '../../../tools/owner/upgrade/merge/package-fields.ts';
import type { Plan } from '../../../tools/owner/upgrade/merge/plan.ts';
import { compareVersions, newest, versionOf } from '../../../tools/owner/upgrade/release/versions.ts';
import { lists } from '../../../tools/owner/upgrade/report.ts';

describe('versions', () => {
  test.each([
    ['v1.2.3', '1.2.3'],
    ['1.2.3', '1.2.3'],
    ['v2.0.0-rc.1', undefined],
    ['v1', undefined],
    ['latest', undefined],
    [undefined, undefined],
  ])('%s is version %s', (text, version) => expect(versionOf(text)).toBe(version));

  test('the newest is told by numbers, not by letters', () => {
    expect(newest(['1.9.0', '1.10.0', '1.2.30'])).toBe('1.10.0');
    expect(newest([])).toBeUndefined();
    expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
    expect(compareVersions('2.0.0', '1.9.9')).toBeGreaterThan(0);
  });
});

describe('package.json is merged by its fields', () => {
  const base = { name: 'fairweather', scripts: { dev: 'vite' }, dependencies: { a: '1', b: '1', c: '1' }, files: ['x'] };

  test('what one side changed, added or took away is in, wherever it stands', () => {
    const ours = { name: 'ada', scripts: { dev: 'vite', mine: 'echo' }, dependencies: { a: '1', 'a-mine': '3', c: '1' }, files: ['x'] };
    const theirs = { name: 'fairweather', scripts: { dev: 'vite --open' }, dependencies: { a: '2', b: '1', d: '1' }, files: ['y'] };
    expect(mergeFields(base, ours, theirs)).toEqual({
      merged: {
        name: 'ada',
        scripts: { dev: 'vite --open', mine: 'echo' },
        dependencies: { a: '2', d: '1', 'a-mine': '3' },
        files: ['y'],
      },
      conflicts: [],
    });
  });

  test('what both changed alike is no conflict; what they changed differently stays the owner’s and is named', () => {
    const ours = { ...base, dependencies: { a: '2', b: '5', c: '1' }, type: 'module' };
    const theirs = { ...base, dependencies: { a: '2', b: '6' }, type: 'commonjs' };
    expect(mergeFields(base, ours, theirs)).toEqual({
      merged: { ...base, dependencies: { a: '2', b: '5' }, type: 'module' },
      conflicts: ['dependencies.b', 'type'],
    });
  });

  test('a field that one side deleted and the other changed is named', () => {
    const { files: _, ...withoutFiles } = base;
    expect(mergeFields(base, withoutFiles, { ...base, files: ['y'] }).conflicts).toEqual(['files']);
    expect(mergeFields(base, { ...base, files: ['y'] }, withoutFiles)).toEqual({ merged: { ...base, files: ['y'] }, conflicts: ['files'] });
  });
});

test('the lists count our files by folder, or name each before an upgrade, and name each that is the owner’s', () => {
  const taken: Plan['taken'] = [
    { path: 'src/a.ts', kind: 'changed' },
    { path: 'src/b/c.ts', kind: 'changed' },
    { path: 'src/d.ts', kind: 'gone' },
    { path: 'docs/e.md', kind: 'new' },
    { path: 'package.json', kind: 'changed' },
  ];
  const plan: Plan = {
    ...{ target: '', changes: taken, taken, install: undefined },
    ...{ merged: ['src/f.ts'], decisions: [{ path: 'src/g.ts', why: 'both changed it' }], migrations: ['tools/2-x.ts'] },
  };
  expect(lists({ plan, base: 'fairweather/v1.0.0', to: '1.1.0', isCheck: false })).toBe(`Taken (5)
  docs/  1 new
  package.json  1 changed
  src/  2 changed, 1 gone

Merged (1): your changes and those of the release are both in
  src/f.ts

Yours to decide (1): your file stays as it is
  src/g.ts: both changed it

  See what the release changed:  git diff fairweather/v1.0.0 fairweather/v1.1.0 -- <file>
  Take the file of the release:  git checkout fairweather/v1.1.0 -- <file>

content/ is yours. This release asks for changes in it, which these files make:
  tools/2-x.ts`);

  const checked = lists({ plan, base: 'fairweather/v1.0.0', to: '1.1.0', isCheck: true });
  expect(checked).toContain('Taken (5)\n  src/a.ts  changed\n  src/b/c.ts  changed\n  src/d.ts  gone\n');
  expect(checked).not.toContain('git diff'); // What it would show is not kept.
});
