import { expect, test } from 'vitest';
import { describeMoment, inSeconds, laterBy } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/format.ts';
import { pages } from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/pages.ts';
import {
  adjacentStop,
  changesOf,
  durationOf,
  type Measured,
  momentAt,
  stopsOf,
} from '../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';

const page: Measured = {
  responseText: 'two words',
  words: { response: 2, page: 5 },
  bytes: { response: 100, style: 10, script: 1000, picture: 50 },
  times: { responseMs: 500, styleMs: 700, scriptMs: 900, paintMs: 810, wordMs: 1000, pictureMs: 1310, answersMs: 1200 },
};

test('the difference between two times agrees with the times on the axis', () => {
  expect([1336, 1872].map(inSeconds)).toEqual(['1.34', '1.87']);
  expect(laterBy(1872, 1336)).toBe('0.53\u00a0s');
});

test('every moment of a page is described in words', () => {
  const shell: Measured = { ...page, responseText: '', words: { response: 0, page: 5 } };
  const textAt = (measured: Measured, ms: number) => describeMoment(momentAt(measured, ms));
  expect([0, 600, 900].map((ms) => textAt(shell, ms))).toEqual(['nothing yet', 'an empty shell is here', 'a blank page, no words']);
  expect([600, 1000, 1200, 1400].map((ms) => textAt(page, ms))).toEqual([
    'words are here, style is not',
    '5 words',
    '5 words, buttons work',
    '5 words, picture, buttons work',
  ]);
});

test('each press leads to the next or the previous change of either page, but not beyond the ends', () => {
  const later: Measured = { ...page, times: { ...page.times, wordMs: 1430, pictureMs: 1440 } };
  const stops = stopsOf([page, later]);
  expect(stops).toEqual([0, 500, 820, 1000, 1200, 1320, 1440]);
  expect([0, 500, 1210, 1440].map((ms) => adjacentStop(stops, ms, 'forward'))).toEqual([500, 820, 1320, 1440]);
  expect([1440, 1210, 500, 0].map((ms) => adjacentStop(stops, ms, 'back'))).toEqual([1320, 1200, 0, 0]);
  expect(durationOf([page, page])).toBe(1500);
});

test('changes that look like one are shown together, and a first paint with words does not count as a blank page', () => {
  expect(changesOf(pages.client).map(({ changes }) => changes)).toEqual([['response'], ['paint'], ['word', 'answers'], ['picture']]);
  expect(changesOf(pages.server).map(({ changes }) => changes)).toEqual([['response'], ['word', 'picture'], ['answers']]);
});
