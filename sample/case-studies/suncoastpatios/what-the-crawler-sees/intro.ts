import type { DemoIntro } from '#src/demos/demo.tsx';
import { about, pages, START_MS } from './pages.ts';

const { client, server } = pages;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} seconds`;

/** The text around the race, with the measured numbers. */
export const intro = {
  heading: 'What the crawler sees',
  link: 'Watch the race',
  invitation: 'One page, both ways: watch both arrive.',
  alt: `Two phones at ${seconds(START_MS)}. Drawn in the browser: blank, ${client.words.response} words in the first ${client.bytes.response} bytes, first word at ${seconds(client.times.wordMs)}. Rendered on the server: ${server.words.response} words in the first ${server.bytes.response} bytes, first word at ${seconds(server.times.wordMs)}.`,
  withoutScripts: 'Scripts are off, so both pages stand still.',
  how: [
    'I built one invented page twice for this figure: React draws it in the browser, or on the server.',
    `A script counted words and brotli bytes of each first response, then timed both ${about.runs} times on slow 4G with a CPU four times slower (${about.browser.split('.')[0]}, ${about.date}): these are medians.`,
    'More script would mean a longer wait; the sales forecast above is not proven by this.',
  ],
  source: 'https://github.example.com/skye-sampleton/portfolio/blob/main/sample/case-studies/suncoastpatios/what-the-crawler-sees/pages.ts',
} satisfies DemoIntro;
