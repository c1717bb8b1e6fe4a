import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../engine/content/checks/check-content.ts';
import { cardDrawings } from '../../../engine/drawings/cards/card-drawings.ts';
import { outsideBrackets } from '../../support/owners/outside-brackets.ts';
import { readPdf } from '../../support/pdf.ts';
import { documentsIn, filesIn, wordsOf } from '../../support/sites/dist.ts';
import { SITES } from '../../support/sites/sites.ts';

const { project, dist } = SITES.pseudo;
const { content } = await checkContent(project, 'sample');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const resume = (format: string) => join('images', filesIn(join(dist, 'images')).find((file) => file.endsWith(`_CV.${format}`)) ?? '');

test('OWN-02 the search for words outside brackets finds them', () => {
  expect(outsideBrackets('⟦a word⟧, in ⟦another ⟦within⟧ it⟧ 12 KB')).toEqual(['in', 'KB']);
  expect(outsideBrackets('⟦Contact⟧, skye@example.com, .json')).toEqual([]);
});

test('OWN-02 no word outside the content is left in the manifest and the PDF of the resume', async () => {
  const { name, short_name } = JSON.parse(read('manifest.webmanifest'));
  const pdf = await readPdf(join(dist, resume('pdf')));
  const texts = {
    name,
    short_name,
    words: pdf.words,
    title: pdf.title ?? '',
  };
  for (const [where, text] of Object.entries(texts)) {
    expect(text, where).toContain('⟦');
    // In the PDF the addresses are without https://, as people write them.
    expect(outsideBrackets(text.replace(/(https:\/\/)?\b[\w.-]+\.example\.com\S*/g, '')), where).toEqual([]);
  }
});

test('OWN-02 no word outside the content is left on the share cards', () => {
  const cards = cardDrawings(content);
  expect(cards).toHaveLength(8);
  for (const { html, alt, route } of cards) {
    const words = wordsOf(html.slice(html.indexOf('<body'))).replace(/\bskye\.example\.com\b/, '');
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
