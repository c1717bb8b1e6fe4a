import measured from './crawler-measured.json' with { type: 'json' };
import type { CrawlerFigure } from './crawler-schema.ts';

const { about, client, server, stillMs } = measured;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} seconds`;

/** What was measured of each way to deliver the page, and the moment to begin with. */
export const pages = { client, server };
export const STILL_MS = stillMs;

/** The words of the page that is delivered twice. Its figures come from crawler-measured.json: `npm run crawler` measures them anew. */
export const crawler = {
  frame: {
    heading: 'What the crawler sees',
    invitation: 'One page, delivered both ways and timed.',
    drawing: `Two phones at ${seconds(stillMs)}. Drawn in the browser: blank, ${client.words.response} words in the first ${client.bytes.response} bytes, first word at ${seconds(client.times.wordMs)}. Rendered on the server: ${server.words.response} words in the first ${server.bytes.response} bytes, first word at ${seconds(server.times.wordMs)}.`,
    withoutScripts: 'Scripts are off, so both pages stand still.',
    how: [
      'I built one invented page twice for this figure: React draws it in the browser, or on the server.',
      `A script counted words and brotli bytes of each first response, then timed both ${about.runs} times on slow 4G with a CPU four times slower (${about.browser.split('.')[0]}, ${about.date}): these are medians.`,
      'More script would mean a longer wait; the sales forecast above is not proven by this.',
    ],
    source: 'scripts/crawler.mjs',
  },
  play: {
    choice: 'How the page is made',
    sites: { client: 'Drawn in the browser', server: 'Rendered on the server' },
    short: { client: 'Browser', server: 'Server' },
    slider: 'Time since request',
    seconds: '{seconds} s',
    at: '{seconds} seconds: {what}',
    page: 'On a slow phone',
    bar: { nothing: 'nothing', blank: 'blank', words: 'words' },
    nothing: 'nothing yet',
    shell: 'an empty shell has arrived, still nothing to see',
    unpainted: 'the words have arrived, the style sheet has not',
    blank: 'a blank page, no word yet',
    words: '{count} words to read',
    picture: 'the picture',
    answers: 'buttons that answer',
    crawler: 'What a crawler has read',
    crawled: '{count} words',
    crawlerNote: 'It makes one request and runs no scripts.',
    emptyBody: 'The body holds one empty <div>.',
    play: 'Play in real time',
    stop: 'Stop',
    step: 'Next change',
    measured: 'Measured',
    rows: {
      words: 'Words in the first response',
      response: 'Bytes of the first response',
      script: 'Bytes of script',
      word: 'First word, slow phone',
      answers: 'Buttons answer',
    },
  },
} satisfies CrawlerFigure;
