import { z } from 'zod';
import { sample, words } from '../schema.ts';
import { frameSchema, said } from './frame-schema.ts';

const bothSites = z.strictObject({
  client: words('Name the page that is drawn in the browser.', { max: 24 }),
  server: words('Name the page that is rendered on the server.', { max: 24 }),
});

/** What content/figures/crawler.ts must hold. */
export const crawlerSchema = z.strictObject({
  sample,
  frame: frameSchema,
  play: z.strictObject({
    choice: words('Name the choice between the two pages.'),
    sites: bothSites,
    short: bothSites.describe('Name both in one word, for the table.'),
    slider: words('Name the slider.'),
    seconds: said('Say how many seconds have passed.'),
    at: said('Say what is there after so many seconds, for screen readers.'),
    page: words('Name the picture of the page.'),
    bar: z.strictObject({
      nothing: words('Name the time before anything is painted, in one word.', { max: 10 }),
      blank: words('Name the time of the blank page, in one word.', { max: 10 }),
      words: words('Name the time of words, in one word.', { max: 10 }),
    }),
    nothing: words('Say that nothing has arrived.'),
    shell: words('Say that the response has arrived, and that no word is in it.'),
    unpainted: words('Say that the words have arrived, and cannot be seen yet.'),
    blank: words('Say that the page is painted without a word.'),
    words: said('Say how many words are on the page.'),
    picture: words('Say that the picture is there.'),
    answers: words('Say that the buttons answer.'),
    crawler: words('Write the heading above what a crawler has read.'),
    crawled: said('Say how many words a crawler has read.'),
    crawlerNote: words('Say what kind of crawler it is.'),
    emptyBody: words('Say what a crawler finds instead of words.'),
    play: words('Write the words of the button that plays in real time.'),
    stop: words('Write the words of the button that stops.'),
    step: words('Write the words of the button that goes to the next change.'),
    measured: words('Write the heading above what was measured.'),
    rows: z.strictObject({
      words: words('Name the row of words in the first response.'),
      response: words('Name the row of bytes of the first response.'),
      script: words('Name the row of bytes of script.'),
      word: words('Name the row of the time of the first word.'),
      answers: words('Name the row of the time at which buttons answer.'),
    }),
  }),
});

const MEASURE = 'This file is not written by hand: run `npm run crawler`.';
const measuredText = words(MEASURE, { max: 100 });
const measuredNumber = z.number({ error: `is not a number. ${MEASURE}` }).nonnegative({ error: `is below 0. ${MEASURE}` });
const numbers = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, measuredNumber])) as Record<Name, typeof measuredNumber>);

const measuredPage = z.strictObject({
  read: z.string({ error: `is not text. ${MEASURE}` }),
  words: numbers('response', 'page'),
  bytes: numbers('response', 'style', 'script', 'picture'),
  times: numbers('responseMs', 'styleMs', 'scriptMs', 'paintMs', 'wordMs', 'pictureMs', 'answersMs'),
});

/** What `npm run crawler` writes into content/figures/crawler-measured.json. */
export const crawlerMeasuredSchema = z.strictObject({
  about: numbers('runs', 'latencyMs', 'bytesPerSecond', 'cpuSlowdown').extend({ date: measuredText, browser: measuredText }),
  stillMs: measuredNumber,
  client: measuredPage,
  server: measuredPage,
});

export type CrawlerFigure = z.infer<typeof crawlerSchema>;
