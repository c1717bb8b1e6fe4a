// Measures nginx with our configuration and the home page against nginx as Debian ships it and a file of the same compressed size.
// One round is noisy: the two alternate in short pairs, and what counts is the median of the pairs' ratios.
// Needs: apt-get install nginx libnginx-mod-http-brotli-static wrk, and a build in dist/.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { type Load, load, memoryMb } from './measure/load.ts';
import { median, quartiles } from './measure/median.ts';
import { startBare, startOurs } from './servers/nginx-pair.ts';
import { stopAll } from './servers/servers.ts';

const PAIRS = Number(process.env.PAIRS ?? 16);
const GOAL = 0.95;
const NAMES = ['ours', 'bare'] as const;
type Pair = Record<(typeof NAMES)[number], Load>;

if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is missing: apt-get install wrk');

const bytes = statSync('dist/index.html.br').size;
const hosts = { ours: await startOurs(), bare: await startBare(bytes) };
const ratioOf = ({ ours, bare }: Pair) => ours.perSecond / bare.perSecond;

try {
  for (const name of NAMES) load(hosts[name]);
  console.log(`home page: ${bytes} bytes in brotli; ${PAIRS} pairs; requests a second, p99 in ms, CPU of nginx a request, errors`);
  report(Array.from({ length: PAIRS }, (_, index) => measurePair(index)));
} finally {
  await stopAll();
}

/** Each of the two goes first in every second pair. */
function measurePair(index: number): Pair {
  const bareFirst = index % 2 ? load(hosts.bare) : undefined;
  const ours = load(hosts.ours);
  const pair = { ours, bare: bareFirst ?? load(hosts.bare) };
  const cells = NAMES.map((name) => {
    const { perSecond, p99Ms, cpuUs, errors } = pair[name];
    return `${name} ${perSecond.toFixed(0)}/s p99 ${p99Ms} cpu ${cpuUs.toFixed(1)} us errors ${errors}`;
  });
  console.log(`pair ${String(index + 1).padStart(2)}: ${cells.join(' | ')} | ratio ${ratioOf(pair).toFixed(3)}`);
  return pair;
}

function report(pairs: Pair[]): void {
  for (const name of NAMES) {
    const of = (what: keyof Load) => median(pairs.map((pair) => pair[name][what]));
    const errors = pairs.reduce((sum, pair) => sum + pair[name].errors, 0);
    console.log(
      `${name}: median ${of('perSecond').toFixed(0)} requests a second, p99 ${of('p99Ms').toFixed(1)} ms, ${of('cpuUs').toFixed(1)} us of CPU a request, ${errors} errors, ${memoryMb(hosts[name].pid).toFixed(1)} MB`,
    );
  }
  const ratios = pairs.map(ratioOf);
  const { low, high } = quartiles(ratios);
  const spread = `quartiles ${low.toFixed(3)} to ${high.toFixed(3)}, all ${Math.min(...ratios).toFixed(3)} to ${Math.max(...ratios).toFixed(3)}`;
  const isMet = median(ratios) >= GOAL;
  console.log(`ratio ours to bare: median ${median(ratios).toFixed(3)} (${spread}); goal ${GOAL}: ${isMet ? 'met' : 'NOT met'}`);
}
