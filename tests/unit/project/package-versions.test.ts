import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A hyphen right after the three numbers of a version: 2.0.0-alpha.1. */
const PRE_RELEASE = /\d+\.\d+\.\d+-/;

test('no package that we ask for is a pre-release', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(([, version]) => PRE_RELEASE.test(version))).toEqual([]);
});
