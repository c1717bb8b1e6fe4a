import { expect, test } from 'vitest';
import { saidOfMistake } from '../support/mistake.ts';

// The long run tries more of them.
test('a build with an address without https stops with a plain sentence and no stack trace', () => {
  const said = saidOfMistake('"https://skye.example.com"', '"skye.example.com"');
  expect(said).toContain('sample/owner.json:10: url "skye.example.com" is not a web address.');
  expect(said).not.toMatch(/\n\s+at /);
});
