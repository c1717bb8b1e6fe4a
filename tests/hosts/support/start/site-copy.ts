import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OWNER_PATHS } from '../published.ts';

/** Copies the three folders that a host needs to a temporary place that a process without rights can read. */
export function copySite(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `fairweather-${name}-`));
  chmodSync(copy, 0o755);
  for (const folder of ['engine/hosts', 'dist', 'dist-hosts']) {
    cpSync(folder, join(copy, folder), { recursive: true, preserveTimestamps: true });
  }
  mkdirSync(join(copy, 'run'));
  chmodSync(join(copy, 'run'), 0o777);
  return copy;
}

/** Adds the files of an owner to a copy, as a build does: it copies everything in public/ as it is. */
export function addOwnerFiles(copy: string): void {
  for (const path of OWNER_PATHS) {
    const file = join(copy, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `A file of the owner: ${path}`);
  }
}

/** Makes nginx listen on this address only. The tests change nothing else in its configuration. */
export function listenOn(copy: string, address: string): void {
  const file = join(copy, 'engine/hosts/nginx.conf');
  const text = readFileSync(file, 'utf8');
  if (!text.includes('listen 8080;')) throw new Error(`${file} does not listen on port 8080 any more.`);
  writeFileSync(file, text.replace('listen 8080;', `listen ${address};`));
}
