import { expect, test } from 'vitest';
import { outputOfBuildWith } from '../../support/owners/mistake.ts';

// tests/nightly/builds/mistakes.test.ts tries more mistakes.
test('a build with an address without https stops with a plain sentence and no stack trace', () => {
  const output = outputOfBuildWith('"https://skye.example.com"', '"skye.example.com"');
  expect(output).toContain('sample/owner.json:10: url "skye.example.com" is not a web address.');
  expect(output).not.toMatch(/\n\s+at /);
});
