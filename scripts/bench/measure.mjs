import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SECONDS = 2;
const CONNECTIONS = 32;
const UNIT_MS = { us: 0.001, ms: 1, s: 1000 };

/** One short load: requests a second, the slowest hundredth, and everything that was no good answer. */
export function load(url) {
  const output = execFileSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: br', '-H', 'Host: localhost', url],
    { encoding: 'utf8' },
  );
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const problems = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  const [, wrongStatus = 0] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99Ms: Number((Number(value) * UNIT_MS[unit]).toFixed(2)),
    errors: [...problems, wrongStatus].reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Memory of a server and its workers, each shared page counted in its share. */
export function memoryMb(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const kb = [pid, ...children].map((id) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]));
  return kb.reduce((sum, size) => sum + size, 0) / 1024;
}
