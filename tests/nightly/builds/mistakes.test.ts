import { expect, test } from 'vitest';
import { outputOfBuildWith } from '../../support/owners/mistake.ts';

test.each([
  ['no address', '  "url": "https://skye.example.com",\n', '', 'sample/owner.json:1: url is missing.'],
  ['a missing quotation mark', '"name": "Skye', '"name": Skye', 'sample/owner.json:4: cannot be read as JSON.'],
])('a build with %s stops with a plain sentence and no stack trace', (_, from, to, sentence) => {
  const output = outputOfBuildWith(from, to);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/\n\s+at /);
});
