import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every package of the lockfile, for all systems, has a hash of its content', { tags: ['OWN-14'] }, () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { integrity?: string }> };
  const { '': _project, ...installed } = packages;
  expect(Object.keys(installed).length).toBeGreaterThan(500);
  expect(Object.keys(installed).filter((name) => !installed[name]?.integrity)).toEqual([]);
});
