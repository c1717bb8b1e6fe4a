// Measures the two sites of bench/crawler/ for the figure that shows what a crawler sees, and writes
// what was measured into the folder of the figure.
// Bytes and words are the same on every machine; times are not: leave the machine alone meanwhile. Needs Node 24 and Chromium.
import { writeFileSync } from 'node:fs';
import { launchChromium } from '../art/drawing/chromium.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './bench/first-words.mjs';
import { medians } from './bench/median.mjs';
import { buildSites, SITES, weigh } from './crawler/builds.ts';
import { serve, visit } from './crawler/measure.mjs';

const RUNS = Number(process.env.RUNS ?? 9);
const PORTS = { client: 8801, server: 8802 };
const RESULTS = 'sample/case-studies/suncoastpatios/what-the-crawler-sees/measured.json';

const sites = buildSites('.cache/crawler');
const servers = {};
const visits = { client: [], server: [] };
const browser = await launchChromium();
try {
  for (const site of SITES) servers[site] = await serve(sites[site], PORTS[site]);
  for (let run = 0; run < RUNS; run++) {
    for (const site of run % 2 ? [...SITES].reverse() : SITES) {
      const times = await visit(browser, servers[site].url);
      visits[site].push(times);
      console.log(
        `run ${run + 1} of ${RUNS}: ${site}: ${Object.entries(times)
          .map(([name, ms]) => `${name} ${Math.round(ms)}`)
          .join(', ')}`,
      );
    }
  }
} finally {
  await browser.close();
  for (const server of Object.values(servers)) server.close();
}

/** One site as the figure takes it: what is the same everywhere, and the middle of each time. */
function summary(site) {
  const { words: page, ...times } = medians(visits[site]);
  const { read, words, bytes } = weigh(sites[site]);
  const rounded = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, Math.round(ms)]));
  return { read, words: { ...words, page }, bytes, times: rounded };
}

const about = {
  date: new Date().toISOString().slice(0, 10),
  browser: `Chromium ${browser.version()}`,
  runs: RUNS,
  latencyMs: SLOW_4G.latency,
  bytesPerSecond: SLOW_4G.downloadThroughput,
  cpuSlowdown: CPU_SLOWDOWN,
};
const [client, server] = SITES.map(summary);
/** Half-way between the two first words: one page is to be read, the other is not. */
const stillMs = Math.round((client.times.wordMs + server.times.wordMs) / 200) * 100;
const measured = { about, stillMs, client, server };
writeFileSync(RESULTS, `${JSON.stringify(measured, null, 2)}\n`);
console.log(JSON.stringify(measured, null, 2));
