// Measures all pages against the limits of the platform (bench/bare-html) and of our engine (bench/bare-react), all in one run,
// over TLS and HTTP/2: only the ratios hold from machine to machine. Writes bench/results.json, the tables of docs/performance.md
// and the chart of README. With --against <folder with dist and dist-hosts> it compares the pages with that build instead, and
// writes nothing. RUNS=1 is quick and rough. Needs Node 24, Chromium, openssl, nginx with brotli_static.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launchChromium } from '../art/drawing/chromium.ts';
import { PAGES } from '../tests/support/pages.ts';
import { TRUST } from './bench/certificate.mjs';
import { chart } from './bench/chart.mjs';
import { comparisonTable } from './bench/comparison.mjs';
import { firstWords } from './bench/first-words.mjs';
import { idlePercent } from './bench/idle.mjs';
import { interactions, navigations } from './bench/interactions.mjs';
import { judge } from './bench/lighthouse.mjs';
import { medians } from './bench/median.mjs';
import { stopAll } from './bench/servers.mjs';
import { startSites } from './bench/sites.mjs';
import { aboutLine, writeTables } from './bench/tables.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;

/** The same tasks in turn, again and again: whatever else the machine does touches all of them alike. */
async function inTurn(tasks) {
  const figures = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, task] of Object.entries(tasks)) {
      figures[name].push(await task(run));
      console.log(`run ${run + 1} of ${RUNS}: ${name}`);
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, runs]) => [name, medians(runs)]));
}

/** The baselines and all pages; each page of the other build right before ours. */
function pageTasks({ site, bareHtml, bareReact, other }) {
  const before = (route) => other && [`before ${route}`, () => judge(other + route)];
  const now = (route) => [route, (run) => judge(site + route, { isFull: !other && run === 0 })];
  return {
    'bare HTML': () => judge(`${bareHtml}/`),
    'bare React': () => judge(`${bareReact}/`),
    ...Object.fromEntries(PAGES.flatMap(({ route }) => [before(route), now(route)]).filter(Boolean)),
  };
}

/** What Lighthouse does not measure, of the home page. */
async function homeFigures(browser, { site, bareHtml }) {
  const home = `${site}/`;
  const words = await inTurn({
    'bare HTML': () => firstWords(browser, `${bareHtml}/`),
    '/': () => firstWords(browser, home),
    'letters included': () => firstWords(browser, home, { reducedMotion: 'no-preference' }),
  });
  const { answers, navigation } = await inTurn({
    answers: () => interactions(browser, home),
    navigation: () => navigations(browser, home),
  });
  return { words, answers, navigation, idlePercent: await idlePercent(browser, home) };
}

try {
  const origins = await startSites(against);
  const pages = await inTurn(pageTasks(origins));
  const browser = await launchChromium(TRUST);
  const home = against ? {} : await homeFigures(browser, origins);
  const about = {
    runs: RUNS,
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    browser: browser.version(),
    cores: cpus().length,
    load: loadavg()[1],
  };
  await browser.close();

  if (against) {
    console.log(`${aboutLine(about)}\n\n${comparisonTable(pages)}`);
  } else {
    const results = { about, pages, ...home };
    writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync('docs/speed.svg', chart(results));
    console.log(writeTables('docs/performance.md', results));
  }
} finally {
  await stopAll();
}
