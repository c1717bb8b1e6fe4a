// Measures all pages against the limits of the platform (tools/maintainer/bench/sites/bare-html) and of our engine (tools/maintainer/bench/sites/bare-react), all in one run,
// over TLS and HTTP/2: only the ratios hold from machine to machine. Writes tools/maintainer/bench/results/pages.json, the tables of docs/performance.md
// and docs/speed.svg. With --against <folder with dist and dist-hosts> it compares the pages with that build instead, and
// writes nothing. RUNS=1 is quick and rough. Needs Node 24, Chromium, openssl, nginx with brotli_static.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../../../engine/drawings/chromium.ts';
import { PAGES } from '../../../tests/support/sites/pages.ts';
import { inTurn, type Tasks } from './in-turn.ts';
import { firstWords } from './measure/first-words.ts';
import { idlePercent } from './measure/idle.ts';
import { interactions } from './measure/interactions.ts';
import { judge } from './measure/lighthouse.ts';
import { navigations } from './measure/navigations.ts';
import { chart } from './report/chart.ts';
import { comparisonTable } from './report/comparison.ts';
import type { About, HomeFigures, Pages } from './report/results.ts';
import { aboutLine, writeTables } from './report/tables.ts';
import { TRUST } from './servers/certificate.ts';
import { stopAll } from './servers/servers.ts';
import { type Origins, startSites } from './servers/sites.ts';

const RUNS = Number(process.env.RUNS ?? 5);
// The first word is the name of this bench.
const { against } = parseArgs({ args: process.argv.slice(3), options: { against: { type: 'string' } } }).values;

/** The baselines and all pages; each page of the other build right before ours. */
function pageTasks({ site, bareHtml, bareReact, other }: Origins): Tasks<Pages> {
  const tasks: Tasks<Pages> = {
    'bare HTML': () => judge(`${bareHtml}/`),
    'bare React': () => judge(`${bareReact}/`),
  };
  for (const { route } of PAGES) {
    if (other) tasks[`before ${route}`] = () => judge(other + route);
    tasks[route] = (run) => judge(site + route, { isFull: !other && run === 0 });
  }
  return tasks;
}

/** What Lighthouse does not measure, of the home page. */
async function homeFigures(browser: Browser, { site, bareHtml }: Origins): Promise<HomeFigures> {
  const home = `${site}/`;
  const words = await inTurn<HomeFigures['words']>(
    {
      'bare HTML': () => firstWords(browser, `${bareHtml}/`),
      '/': () => firstWords(browser, home),
      'letters included': () => firstWords(browser, home, 'no-preference'),
    },
    RUNS,
  );
  const actions = await inTurn<Pick<HomeFigures, 'answers' | 'navigation'>>(
    { answers: () => interactions(browser, home), navigation: () => navigations(browser, home) },
    RUNS,
  );
  return { words, ...actions, idlePercent: await idlePercent(browser, home) };
}

const aboutThisRun = (browser: Browser): About => ({
  runs: RUNS,
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
  browser: browser.version(),
  cores: cpus().length,
  load: loadavg()[1] ?? Number.NaN,
});

try {
  const origins = await startSites(against);
  const pages = await inTurn(pageTasks(origins), RUNS);
  const browser = await launchChromium(TRUST);
  if (against) {
    console.log(`${aboutLine(aboutThisRun(browser))}\n\n${comparisonTable(pages)}`);
  } else {
    const home = await homeFigures(browser, origins);
    const results = { about: aboutThisRun(browser), pages, ...home };
    writeFileSync('tools/maintainer/bench/results/pages.json', `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync('docs/speed.svg', chart(results));
    console.log(writeTables('docs/performance.md', results));
  }
  await browser.close();
} finally {
  await stopAll();
}
