// Measures the home page and all others against the limits of the platform (bench/bare-html) and of our engine
// (bench/bare-react), all in one run: only the ratios hold from machine to machine. Writes bench/results.json, the tables of
// docs/performance.md and the chart of README. RUNS=1 is quick and rough. Needs Node 24, Chromium, nginx with brotli_static.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { launchChromium } from '../art/drawing/chromium.ts';
import { PAGES } from '../tests/support/pages.ts';
import { chart } from './bench/chart.mjs';
import { firstWords } from './bench/first-words.mjs';
import { idlePercent } from './bench/idle.mjs';
import { interactions, navigations } from './bench/interactions.mjs';
import { judge } from './bench/lighthouse.mjs';
import { medians } from './bench/median.mjs';
import { stopAll } from './bench/servers.mjs';
import { startSites } from './bench/sites.mjs';
import { writeTables } from './bench/tables.mjs';

const RUNS = Number(process.env.RUNS ?? 5);

/** The same deeds in turn, again and again: whatever else the machine does touches all of them alike. */
async function inTurn(deeds) {
  const figures = Object.fromEntries(Object.keys(deeds).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, deed] of Object.entries(deeds)) {
      figures[name].push(await deed(run));
      console.log(`run ${run + 1} of ${RUNS}: ${name}`);
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, runs]) => [name, medians(runs)]));
}

try {
  const origins = await startSites();
  const home = `${origins.site}/`;
  const pages = await inTurn({
    'bare HTML': () => judge(`${origins['bare-html']}/`, { isFull: false }),
    'bare React': () => judge(`${origins['bare-react']}/`, { isFull: false }),
    ...Object.fromEntries(PAGES.map(({ route }) => [route, (run) => judge(origins.site + route, { isFull: run === 0 })])),
  });
  const browser = await launchChromium();
  const words = await inTurn({
    'bare HTML': () => firstWords(browser, `${origins['bare-html']}/`),
    '/': () => firstWords(browser, home),
    'letters included': () => firstWords(browser, home, { reducedMotion: 'no-preference' }),
  });
  const { answers, navigation } = await inTurn({
    answers: () => interactions(browser, home),
    navigation: () => navigations(browser, home),
  });
  const idle = await idlePercent(browser, home);
  const about = {
    runs: RUNS,
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    browser: browser.version(),
    cores: cpus().length,
    load: loadavg()[1],
  };
  await browser.close();

  const results = { about, pages, words, answers, navigation, idlePercent: idle };
  writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync('docs/speed.svg', chart(results));
  console.log(writeTables('docs/performance.md', results));
} finally {
  await stopAll();
}
