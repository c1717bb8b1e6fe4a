// Measures nginx with our configuration and the home page against nginx as Debian ships it and a file of the same compressed size.
// One round is noisy: the two alternate in short pairs, and what counts is the median of the pairs' ratios.
// Needs: apt-get install nginx libnginx-mod-http-brotli-static wrk, and a build in dist/.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { load, memoryMb } from './bench/measure.mjs';
import { median, quartiles } from './bench/median.mjs';
import { startBare, startOurs } from './bench/nginx-pair.mjs';
import { stopAll } from './bench/servers.mjs';

const PAIRS = Number(process.env.PAIRS ?? 16);
const GOAL = 0.95;

if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is missing: apt-get install wrk');

const bytes = statSync('dist/index.html.br').size;
const hosts = { ours: await startOurs(), bare: await startBare(bytes) };
const pairs = [];
try {
  for (const host of Object.values(hosts)) load(host);
  console.log(`home page: ${bytes} bytes in brotli; ${PAIRS} pairs; requests a second, p99 in ms, CPU of nginx a request, errors`);
  for (let index = 0; index < PAIRS; index++) {
    const order = index % 2 ? ['bare', 'ours'] : ['ours', 'bare'];
    const pair = Object.fromEntries(order.map((name) => [name, load(hosts[name])]));
    pairs.push({ ...pair, ratio: pair.ours.perSecond / pair.bare.perSecond });
    const cells = ['ours', 'bare'].map(
      (name) =>
        `${name} ${pair[name].perSecond.toFixed(0)}/s p99 ${pair[name].p99Ms} cpu ${pair[name].cpuUs.toFixed(1)} us errors ${pair[name].errors}`,
    );
    console.log(`pair ${String(index + 1).padStart(2)}: ${cells.join(' | ')} | ratio ${pairs[index].ratio.toFixed(3)}`);
  }
  report();
} finally {
  await stopAll();
}

function report() {
  const ratios = pairs.map(({ ratio }) => ratio);
  const { low, high } = quartiles(ratios);
  const of = (name, what) => median(pairs.map((pair) => pair[name][what]));
  for (const name of ['ours', 'bare']) {
    const errors = pairs.reduce((sum, pair) => sum + pair[name].errors, 0);
    console.log(
      `${name}: median ${of(name, 'perSecond').toFixed(0)} requests a second, p99 ${of(name, 'p99Ms').toFixed(1)} ms, ${of(name, 'cpuUs').toFixed(1)} us of CPU a request, ${errors} errors, ${memoryMb(hosts[name].pid).toFixed(1)} MB`,
    );
  }
  const spread = `quartiles ${low.toFixed(3)} to ${high.toFixed(3)}, all ${Math.min(...ratios).toFixed(3)} to ${Math.max(...ratios).toFixed(3)}`;
  console.log(
    `ratio ours to bare: median ${median(ratios).toFixed(3)} (${spread}); goal ${GOAL}: ${median(ratios) >= GOAL ? 'met' : 'NOT met'}`,
  );
}
