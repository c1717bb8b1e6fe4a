import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Server } from '../servers/servers.ts';

const SECONDS = 2;
const CONNECTIONS = 32;
/** With one thread the client is the limit: it reads our longer headers, and the figure is its own speed. */
const THREADS = Number(process.env.THREADS ?? availableParallelism());
const TICK_US = 10_000;
const UNIT_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** One short load: requests a second, the slowest hundredth, the server's own work, and everything that was no good answer. */
export type Load = Record<'perSecond' | 'p99Ms' | 'cpuUs' | 'errors', number>;

export function load({ url, pid }: Server): Load {
  const before = cpuUs(pid);
  const output = execFileSync(
    'wrk',
    [`-t${THREADS}`, `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: br', '-H', 'Host: localhost', url],
    { encoding: 'utf8' },
  );
  const [, value, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const problems = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  const [, wrongStatus = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99Ms: Number((Number(value) * (UNIT_MS[unit] ?? Number.NaN)).toFixed(2)),
    cpuUs: (cpuUs(pid) - before) / Number(/(\d+) requests in/.exec(output)?.[1]),
    errors: sum([...problems, wrongStatus].map(Number)),
  };
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

/** A server's process and those of its workers. */
function processes(pid: number): number[] {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [pid, ...workers.map(Number)];
}

/** CPU time so far, in user and system mode. Unlike requests a second it has no part of the client's work or of other programs'. */
function cpuUs(pid: number): number {
  const ticks = processes(pid).flatMap((id) => {
    const [, afterName = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
    return afterName.split(' ').slice(11, 13).map(Number);
  });
  return sum(ticks) * TICK_US;
}

/** Memory of a server and its workers, each shared page counted in its share. */
export function memoryMb(pid: number): number {
  const kb = processes(pid).map((id) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]));
  return sum(kb) / 1024;
}
