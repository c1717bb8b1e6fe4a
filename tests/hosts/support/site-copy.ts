import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSamples } from './samples.ts';

/** The three folders a host needs, side by side as in the project, in a place that a process without rights can read. */
export function copySite(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `okta-${name}-`));
  chmodSync(copy, 0o755);
  for (const folder of ['deploy', 'dist', 'dist-hosts']) cpSync(folder, join(copy, folder), { recursive: true, preserveTimestamps: true });
  mkdirSync(join(copy, 'run'));
  chmodSync(join(copy, 'run'), 0o777);
  writeSamples(join(copy, 'dist'));
  return copy;
}

/** The shipped configuration on a port of the test's own: nothing else of it is changed. */
export function listenOn(copy: string, port: number): void {
  const file = join(copy, 'deploy/nginx.conf');
  writeFileSync(file, readFileSync(file, 'utf8').replace('listen 8080;', `listen 127.0.0.1:${port};`));
}
