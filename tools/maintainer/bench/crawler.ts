// Measures the two sites of tools/maintainer/bench/sites/crawler/ for the figure that shows what a crawler sees, and writes
// what was measured into the folder of the figure.
// Bytes and words are the same on every machine; times are not: leave the machine alone meanwhile. Needs Node 24 and Chromium.
import { writeFileSync } from 'node:fs';
import { launchChromium } from '../../../engine/drawings/chromium.ts';
import type { Measured } from '../../../sample/case-studies/suncoastpatios/what-the-crawler-sees/rules.ts';
import { buildSites, SITES, type Site, weigh } from './crawler-builds.ts';
import { serve, type Visit, visit } from './crawler-visit.ts';
import { medians } from './measure/median.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './measure/phone.ts';

const RUNS = Number(process.env.RUNS ?? 9);
const PORTS = { client: 8801, server: 8802 };
const RESULTS = 'sample/case-studies/suncoastpatios/what-the-crawler-sees/measured.json';

const sites = buildSites('.cache/crawler');
const servers = { client: await serve(sites.client, PORTS.client), server: await serve(sites.server, PORTS.server) };
const visits: Record<Site, Visit[]> = { client: [], server: [] };
const browser = await launchChromium();
try {
  for (let run = 0; run < RUNS; run++) {
    for (const site of run % 2 ? SITES.toReversed() : SITES) {
      const figures = await visit(browser, servers[site].url);
      visits[site].push(figures);
      const said = Object.entries(figures).map(([name, figure]) => `${name} ${Math.round(figure)}`);
      console.log(`run ${run + 1} of ${RUNS}: ${site}: ${said.join(', ')}`);
    }
  }
} finally {
  await browser.close();
  for (const site of SITES) servers[site].close();
}

/** One site as the figure takes it: what is the same everywhere, and the middle of each time. */
function summary(site: Site): Measured {
  const { words: page, ...times } = medians(visits[site], { decimals: 0 });
  const { read, words, bytes } = weigh(sites[site]);
  return { read, words: { ...words, page }, bytes, times };
}

const about = {
  date: new Date().toISOString().slice(0, 10),
  browser: `Chromium ${browser.version()}`,
  runs: RUNS,
  latencyMs: SLOW_4G.latency,
  bytesPerSecond: SLOW_4G.downloadThroughput,
  cpuSlowdown: CPU_SLOWDOWN,
};
const [client, server] = [summary('client'), summary('server')];
/** Half-way between the two first words: one page is to be read, the other is not. */
const stillMs = Math.round((client.times.wordMs + server.times.wordMs) / 200) * 100;
const measured = { about, stillMs, client, server };
writeFileSync(RESULTS, `${JSON.stringify(measured, null, 2)}\n`);
console.log(JSON.stringify(measured, null, 2));
