import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { intro as crawlerIntro } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/intro.ts';
import { labels } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/labels.ts';
import { MeasuredTable } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/measured-table.tsx';
import { pages, STILL_MS } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/pages.ts';
import { Race } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/race/race.tsx';
import {
  changesOf,
  lengthOf,
  type Measured,
  momentAt,
  stopFrom,
  stopsOf,
} from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';
import { inSeconds, whatIsThere } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/sentences.ts';
import { metres } from '../../sample/case-studies/wehike/converting-map/format.ts';
import { inGroups } from '../../src/demos/helpers.ts';

const page: Measured = {
  read: 'two words',
  words: { response: 2, page: 5 },
  bytes: { response: 100, style: 10, script: 1000, picture: 50 },
  times: { responseMs: 500, styleMs: 700, scriptMs: 900, paintMs: 810, wordMs: 1000, pictureMs: 1310, answersMs: 1200 },
};
const shell: Measured = { ...page, read: '', words: { response: 0, page: 5 } };

test('what the page shows follows the measured times to the millisecond', () => {
  expect(momentAt(page, 499)).toEqual({ hasResponse: false, isPainted: false, words: 0, hasPicture: false, doesAnswer: false, crawled: 0 });
  expect(momentAt(page, 500)).toMatchObject({ hasResponse: true, crawled: 2, words: 0 });
  expect(momentAt(page, 999)).toMatchObject({ isPainted: true, words: 0 });
  expect(momentAt(page, 1000)).toMatchObject({ words: 5, hasPicture: false, doesAnswer: false });
  expect(momentAt(page, 1310)).toMatchObject({ words: 5, hasPicture: true, doesAnswer: true });
});

test('each moment has its sentence', () => {
  const sentenceAt = (measured: Measured, ms: number) => whatIsThere(momentAt(measured, ms));
  expect([0, 600, 900].map((ms) => sentenceAt(shell, ms))).toEqual(['nothing yet', 'an empty shell is here', 'a blank page, no words']);
  expect([600, 1000, 1200, 1400].map((ms) => sentenceAt(page, ms))).toEqual([
    'words are here, style is not',
    '5 words',
    '5 words, buttons work',
    '5 words, picture, buttons work',
  ]);
  expect([0, 1200, 1834].map(inSeconds)).toEqual(['0.0', '1.2', '1.8']);
});

test('a press leads from change to change of either page, and to the ends and no further', () => {
  const later: Measured = { ...shell, times: { ...page.times, wordMs: 1430, pictureMs: 1440 } };
  const stops = stopsOf([page, later]);
  expect(stops).toEqual([0, 500, 820, 1000, 1200, 1320, 1440]);
  expect([0, 500, 1210, 1440].map((ms) => stopFrom(stops, ms, 'forward'))).toEqual([500, 820, 1320, 1440]);
  expect([1440, 1210, 500, 0].map((ms) => stopFrom(stops, ms, 'back'))).toEqual([1320, 1200, 0, 0]);
  expect(lengthOf([page, shell])).toBe(1500);
});

test('changes that are seen as one stand together, and the first paint of words is no blank page', () => {
  expect(changesOf(pages.client).map(({ changes }) => changes)).toEqual([['response'], ['paint'], ['word', 'answers'], ['picture']]);
  expect(changesOf(pages.server).map(({ changes }) => changes)).toEqual([['response'], ['word', 'picture'], ['answers']]);
});

test('the figure starts at a moment when one page can be read and the other is blank', () => {
  expect(whatIsThere(momentAt(pages.client, STILL_MS))).toBe(labels.blank);
  expect(momentAt(pages.server, STILL_MS)).toMatchObject({ words: pages.server.words.page, hasPicture: true });
});

test('numbers have one separator of thousands in all figures, and no line breaks within them', () => {
  const table = renderToStaticMarkup(createElement(MeasuredTable));
  expect(table).toContain(`>${metres(pages.client.bytes.script)}<`);
  expect(inGroups(1_178_767)).toBe('1\u00a0178\u00a0767');
  expect(table).toMatch(/>1\.3\u00a0s</);
  expect(table).not.toMatch(/\d,\d/);
});

test('the drawing and its description say what was measured', () => {
  const drawing = renderToStaticMarkup(createElement(Race, { ms: STILL_MS })).replaceAll('\u00a0', ' ');
  expect(drawing).toContain(`>${inSeconds(STILL_MS)}<`);
  expect(drawing).toContain(`>First words: ${inSeconds(pages.server.times.wordMs)} s<`);
  expect(drawing.replaceAll(/<[^>]*>/g, '')).toContain(`${pages.server.read}… and `);
  expect(drawing).not.toContain('style='); // The security policy allows no style attribute.
  for (const { words, bytes } of [pages.client, pages.server]) {
    expect(drawing).toContain(`>${words.response} words<`);
    expect(crawlerIntro.alt).toContain(`${words.response} words in the first ${bytes.response} bytes`);
  }
});
