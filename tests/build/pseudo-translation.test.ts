import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../engine/content/check-content.ts';
import { resumePage } from '../../engine/generate/resume-page.ts';
import { shareCardPages } from '../../engine/generate/share-card-page.ts';
import { outsideBrackets } from '../support/owners/outside-brackets.ts';
import { documentsIn, wordsOf } from '../support/sites/dist.ts';
import { SITES } from '../support/sites/sites.ts';

const { project, dist } = SITES.pseudo;
const { content } = await checkContent(project, 'sample');

/** Addresses are not translated. */
const withoutAddresses = (text: string) => text.replace(/(https:\/\/)?\b[\w.-]+\.example\.com\S*/g, '');

test('OWN-02 no word outside the content is left in the manifest', () => {
  const { name, short_name } = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  for (const text of [name, short_name]) {
    expect(text).toContain('⟦');
    expect(outsideBrackets(text)).toEqual([]);
  }
});

test('OWN-02 no word outside the content is left on the share cards and in the PDF of the resume', () => {
  const drawings = [...shareCardPages(content), { route: 'the resume', html: resumePage(content), alt: '' }];
  expect(drawings).toHaveLength(9);
  for (const { html, alt, route } of drawings) {
    const words = withoutAddresses(wordsOf(html.slice(html.indexOf('<body'))));
    expect(words, route).toContain('⟦');
    expect([...outsideBrackets(words), ...outsideBrackets(alt)], route).toEqual([]);
  }
});

/** Every text in a piece of data, with the name of its field. */
function textsIn(data: unknown, key = ''): [key: string, text: string][] {
  if (typeof data === 'string') return [[key, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => textsIn(value, Array.isArray(data) ? key : name));
}

test('OWN-02 no word outside the content is left in the data for search engines', () => {
  const graphs = documentsIn(dist).flatMap(({ html }) => /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? []);
  expect(graphs).toHaveLength(6);
  const texts = graphs.flatMap((graph) => textsIn(JSON.parse(graph)));
  const words = texts.filter(([key]) => !/^@|^(inLanguage|timeRequired)$/.test(key));
  expect(words.length).toBeGreaterThan(20);
  for (const [key, text] of words) expect(outsideBrackets(text), `${key}: ${text}`).toEqual([]);
});
