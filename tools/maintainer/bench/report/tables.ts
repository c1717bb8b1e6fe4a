import { readFileSync, writeFileSync } from 'node:fs';
import { type About, figuresOf, type Pages, type Results } from './results.ts';
import { kilobytes, seconds, table } from './table.ts';

const MARKED = /(?<=<!-- bench -->\n)[\s\S]*(?=<!-- \/bench -->)/;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const twoDigits = (value: number) => `${Math.round(value * 100) / 100}`;

/** Puts what was measured between the marks of a document, and returns it. */
export function writeTables(file: string, results: Results): string {
  const text = [aboutLine(results.about), pageTable(results.pages), goalsOf(results).join('\n')].join('\n\n');
  const page = readFileSync(file, 'utf8');
  if (!MARKED.test(page)) throw new Error(`${file} has no marks for the tables.`);
  writeFileSync(
    file,
    page.replace(MARKED, () => `\n${text}\n\n`),
  );
  return text;
}

/** How and where it was measured. */
export function aboutLine({ runs, date, commit, browser, cores, load }: About): string {
  // The bench itself keeps about one core busy, and both for moments.
  const isBusy = load > cores * 1.5;
  const warning = `\n\n**Other programs kept the machine busy (load ${load.toFixed(0)} on ${cores} cores): times and performance scores below are not to be relied on, bytes and other scores are.**`;
  return `Measured on ${date} at commit ${commit}: median of ${runs} interleaved runs, Lighthouse 13 with its mobile defaults (simulated slow 4G, CPU ×4), Chromium ${browser}, ${cores} cores, nginx with brotli, TLS and HTTP/2 on loopback, empty cache. kB are 1000 bytes on the wire.${isBusy ? warning : ''}`;
}

/** Lighthouse's other three scores are judged by the gate, on every page (SEO-07). */
function pageTable(pages: Pages): string {
  const bare = figuresOf(pages, 'bare HTML');
  const rows = Object.entries(pages).map(([name, { scores, fcpMs, lcpMs, tbtMs, bytes, scriptBytes, requests }]) => [
    ...[name, scores.performance ?? '–'],
    ...[seconds(fcpMs), (fcpMs / bare.fcpMs).toFixed(2), seconds(lcpMs), (lcpMs / bare.lcpMs).toFixed(2)],
    ...[Math.round(tbtMs), kilobytes(bytes), kilobytes(scriptBytes), requests],
  ]);
  const heads = ['page', 'score', 'FCP s', '× bare', 'LCP s', '× bare', 'TBT ms', 'kB', 'JS kB', 'requests'];
  return table(heads, rows);
}

/** Each goal with its figure, as the lines of a list. */
function goalsOf({ pages, words, answers, navigation, idlePercent }: Results): string[] {
  const { 'bare HTML': _html, 'bare React': _react, ...ours } = pages;
  const [home, bare] = [figuresOf(pages, '/'), figuresOf(pages, 'bare HTML')];
  const lowest = Math.min(
    ...Object.values(ours)
      .flatMap(({ scores }) => Object.values(scores))
      .filter((score) => score !== undefined),
  );
  const slowTask = Math.max(answers.hover.longestTaskMs, answers.toggle.longestTaskMs);
  return [
    goal('lowest Lighthouse score of all pages', lowest, 100, { isLeast: true }),
    goal('home, first paint × bare HTML', home.fcpMs / bare.fcpMs, 1.15),
    goal('home, largest paint × bare HTML (simulated)', home.lcpMs / bare.lcpMs, 1.15),
    goal('home, largest paint × bare HTML (applied slow 4G, CPU ×4)', words['/'].lcpMs / words['bare HTML'].lcpMs, 1.15),
    goal('home, greeting readable × bare heading (applied slow 4G, CPU ×4)', words['/'].headingMs / words['bare HTML'].headingMs, 1.15),
    goal('the same with the letters’ own animation', words['letters included'].headingMs / words['bare HTML'].headingMs),
    goal('home, total blocking time', home.tbtMs, 50, { show: milliseconds }),
    goal('home, layout shift', home.cls, 0),
    goal('a prefetched page on the screen, CPU ×4', navigation.prefetchedMs, 100, { show: milliseconds }),
    goal('a page that was not fetched ahead, CPU ×4, slow 4G', navigation.coldMs, undefined, { show: milliseconds }),
    ...(['toggle', 'carousel', 'navigation'] as const).map((action) =>
      goal(`answer to a press, CPU ×4: ${action}`, answers[action].inpMs, 200, { show: milliseconds }),
    ),
    goal('longest task on hover or toggle, CPU ×4 (0: none over 50 ms)', slowTask, 50, { show: milliseconds }),
    goal('main thread busy in 30 s of idle home, motion on', idlePercent, 1, { show: (value) => `${value.toFixed(2)} %` }),
  ];
}

function goal(what: string, value: number, limit?: number, { isLeast = false, show = twoDigits } = {}): string {
  if (limit === undefined) return `- ${what}: ${show(value)}`;
  const isMet = isLeast ? value >= limit : value <= limit;
  return `- ${what}: ${show(value)} (goal ${isLeast ? '≥' : '≤'} ${show(limit)}${isMet ? '' : ', **missed**'})`;
}
