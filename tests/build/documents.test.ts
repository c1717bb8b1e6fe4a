import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appOf, attributes, DIST, documentsIn, fileOf, textOf } from '../support/sites/dist.ts';
import { ALL_PAGES, PAGES } from '../support/sites/pages.ts';
import { htmlErrors } from '../support/sites/valid-html.ts';

const documents = documentsIn(DIST);

test('the build writes one document for each route and a 404 page', { tags: ['§1.1'] }, () => {
  expect(documents.map(({ file }) => file)).toEqual(['404.html', ...PAGES.map(({ route }) => fileOf(route))].sort());
});

test('every document has its text inside the element with id app', { tags: ['§5.7'] }, () => {
  const texts = documents.map(({ html }) => textOf(appOf(html)));
  for (const { heading } of ALL_PAGES) expect(texts.filter((text) => text.includes(heading)).length, heading).toBeGreaterThan(0);
  for (const { file, html } of documents) {
    expect(html.match(/id="app"/g), file).toHaveLength(1);
    const outside = html.replace(appOf(html), '').replace(/<head>[\s\S]*<\/head>/, '');
    expect(textOf(outside), `${file}: text outside #app`).toBe('');
  }
});

test.each(documents)('SEC-05 $file has no style attribute, style element, event attribute or javascript: address', ({ html }) => {
  expect(html).not.toMatch(/<[^>]+\sstyle=/i);
  expect(html).not.toMatch(/<style/i);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i);
  expect(html).not.toMatch(/javascript:/i);
});

test('SEC-04 the policy contains the hash of every inline script and no other', () => {
  const inline = documents.flatMap(({ html }) =>
    [...html.matchAll(/<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code),
  );
  const hashes = new Set(inline.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`));
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(readFileSync(`${DIST}/_headers`, 'utf8')) ?? [];
  const allowed = [...policy.matchAll(/'(sha\d+-[^']+)'/g)].map(([, hash]) => hash);
  expect(inline).toHaveLength(documents.length);
  expect(allowed).toEqual([...hashes]);
  expect(allowed).toHaveLength(1);
});

test.each(documents)('the loader of $file has an integrity hash', ({ html }) => {
  const [src = ''] = attributes(html, 'script', 'src');
  const [integrity] = attributes(html, 'script', 'integrity');
  const code = readFileSync(DIST + src);
  expect(integrity).toBe(`sha384-${createHash('sha384').update(code).digest('base64')}`);
  expect(code.length).toBeLessThan(700);
});

test.each(documents)('A11Y-18 $file is valid HTML', async ({ html }) => {
  expect(await htmlErrors(html, 'built')).toEqual([]);
});
