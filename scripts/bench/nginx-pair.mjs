import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMANDS } from '../../tests/hosts/support/commands.ts';
import { copySite } from '../../tests/hosts/support/site-copy.ts';

const PORTS = { ours: 8791, bare: 8792 };
const started = [];

/** nginx as this project ships it: the container's command on the built files. */
export function startOurs() {
  const folder = copySite('bench');
  const { program, args } = COMMANDS.nginx(folder, PORTS.ours);
  return start(folder, program, args, PORTS.ours);
}

/** nginx as Debian ships it, its default site and log included, with random bytes of this many as its only page. */
export function startBare(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'okta-bare-'));
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
  return start(folder, 'nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], PORTS.bare);
}

async function start(folder, program, args, port) {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  started.push({ server, folder });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 50; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return { url, pid: server.pid };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}`);
}

/** Ends what was started here, then clears its folders away. */
export async function stopAll() {
  for (const { server, folder } of started) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
