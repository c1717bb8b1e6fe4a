import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intro as crawlerIntro } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { labels } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import { pages, STILL_MS } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/pages.ts';
import { lengthOf, type Measured, momentAt, nextChange } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';
import { inSeconds, whatIsThere } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/sentences.ts';
import { withCaptions } from '../../../scripts/crawler/captions.ts';

const page: Measured = {
  read: 'two words',
  words: { response: 2, page: 5 },
  bytes: { response: 100, style: 10, script: 1000, picture: 50 },
  times: { responseMs: 500, styleMs: 700, scriptMs: 900, paintMs: 810, wordMs: 1000, pictureMs: 1310, answersMs: 1200 },
};
const shell: Measured = { ...page, read: '', words: { response: 0, page: 5 } };

test('the source that the figure leads its readers to is there', () => {
  expect(readFileSync(crawlerIntro.source.split('/blob/main/')[1] ?? '', 'utf8')).toContain('measured.json');
});

test('what is there follows the measured times to the millisecond', () => {
  expect(momentAt(page, 499)).toEqual({ hasResponse: false, isPainted: false, words: 0, hasPicture: false, doesAnswer: false, crawled: 0 });
  expect(momentAt(page, 500)).toMatchObject({ hasResponse: true, crawled: 2, words: 0 });
  expect(momentAt(page, 999)).toMatchObject({ isPainted: true, words: 0 });
  expect(momentAt(page, 1000)).toMatchObject({ words: 5, hasPicture: false, doesAnswer: false });
  expect(momentAt(page, 1310)).toMatchObject({ words: 5, hasPicture: true, doesAnswer: true });
});

test('each moment has its sentence', () => {
  const said = (measured: Measured, ms: number) => whatIsThere(momentAt(measured, ms));
  expect([0, 600, 900].map((ms) => said(shell, ms))).toEqual([
    'nothing yet',
    'an empty shell has arrived, still nothing to see',
    'a blank page, no word yet',
  ]);
  expect([600, 1000, 1200, 1400].map((ms) => said(page, ms))).toEqual([
    'the words have arrived, the style sheet has not',
    '5 words to read',
    '5 words to read, buttons that answer',
    '5 words to read, the picture, buttons that answer',
  ]);
  expect([0, 1200, 1834].map(inSeconds)).toEqual(['0.0', '1.2', '1.8']);
});

test('a press leads from change to change, and after the last one back to the request', () => {
  const stops = [0, 500, 900, 1000, 1200, 1400];
  expect(stops.map((ms) => nextChange(page, ms))).toEqual([500, 900, 1000, 1200, 1400, 0]);
  expect(lengthOf([page, shell])).toBe(1500);
});

test('the figure begins where it says most: one page is to be read, the other is blank', () => {
  expect(whatIsThere(momentAt(pages.client, STILL_MS))).toBe(labels.blank);
  expect(momentAt(pages.server, STILL_MS)).toMatchObject({ words: pages.server.words.page, hasPicture: true });
});

test('the drawing shows the words and the picture that the page has', () => {
  const drawing = readFileSync('sample/case-studies/suncoastpatios/what-the-crawler-sees/crawler.svg', 'utf8');
  const [page = ''] = /<g id="words"[\s\S]*?<\/g>/.exec(drawing) ?? [];
  const lines = [...page.matchAll(/<text [^>]*>([^<]*)</g)].map(([, line]) => line);
  expect(lines.length).toBeGreaterThan(10);
  expect(pages.server.read).toContain(lines.join(' '));
  const picture = readFileSync('bench/crawler/pergola.svg', 'utf8').replace(/^<svg.*|<\/svg>/gm, '');
  expect(drawing).toContain(picture.trim());
});

test('the captions of the drawing, and its description, say what was measured', () => {
  const drawing = readFileSync('sample/case-studies/suncoastpatios/what-the-crawler-sees/crawler.svg', 'utf8');
  expect(withCaptions(drawing, { ...pages, stillMs: STILL_MS })).toBe(drawing);
  for (const { words, bytes } of [pages.client, pages.server]) {
    expect(drawing).toContain(`>${words.response} words<`);
    expect(crawlerIntro.drawing).toContain(`${words.response} words in the first ${bytes.response} bytes`);
  }
});
