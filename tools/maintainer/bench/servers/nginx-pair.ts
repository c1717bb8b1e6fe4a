import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '../../../../tests/hosts/support/start/commands.ts';
import { copySite } from '../../../../tests/hosts/support/start/site-copy.ts';
import { type Server, start } from './servers.ts';

const PORTS = { ours: 8791, bare: 8792 };

/** nginx as this project ships it: the container's command on the built files. */
export function startOurs(): Promise<Server> {
  const folder = copySite('bench');
  const { program, args } = COMMANDS.nginx(folder, PORTS.ours);
  return start(folder, program, args, `http://127.0.0.1:${PORTS.ours}/`);
}

/** nginx as Debian ships it, its default site and log included, with random bytes of this many as its only page. */
export function startBare(bytes: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'fairweather-bare-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'html'));
  writeFileSync(join(folder, 'html/index.html'), randomBytes(bytes));
  const site = readFileSync('/etc/nginx/sites-available/default', 'utf8')
    .replace(/listen 80 .*/, `listen 127.0.0.1:${PORTS.bare};`)
    .replace(/listen \[::\].*/, '')
    .replace(/root .*;/, `root ${folder}/html;`);
  writeFileSync(join(folder, 'site.conf'), site);
  const main = readFileSync('/etc/nginx/nginx.conf', 'utf8')
    .replaceAll('/run/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('/etc/nginx/sites-enabled/*', `${folder}/site.conf`)
    .replace(/include .*conf\.d.*/, '');
  writeFileSync(join(folder, 'nginx.conf'), main);
  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  return start(folder, 'nginx', args, `http://127.0.0.1:${PORTS.bare}/`);
}
