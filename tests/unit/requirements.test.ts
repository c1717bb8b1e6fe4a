import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ID = /§\d+\.\d+|\b(?:SEC|A11Y|REL|SEO|SCALE|OWN)-\d\d\b/g;
const idsIn = (text: string) => new Set(text.match(ID));
const listed = (page: string) =>
  idsIn(
    readFileSync(page, 'utf8')
      .match(/^- \S+/gm)
      ?.join('\n') ?? '',
  );

const required = new Set([...listed('docs/specification.md'), ...listed('docs/quality.md')]);
const named = idsIn(
  globSync('tests/**/*.{test,spec}.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
);

test('every requirement of the specification and of the quality list has a test', () => {
  expect(required.size).toBeGreaterThan(150);
  expect([...required].filter((id) => !named.has(id))).toEqual([]);
});

test('no test names a requirement that does not exist', () => {
  expect([...named].filter((id) => !required.has(id))).toEqual([]);
});
