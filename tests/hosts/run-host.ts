import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test } from '@playwright/test';
import { writeHostFiles } from '../../engine/hosts/host-files.ts';
import { WRANGLER } from '../../tools/owner/wrangler.ts';
import { SITE_URL } from '../support/sites/pages.ts';
import { INLINE_SCRIPT, OLD_ADDRESSES, OWNER_PATHS } from './expected-responses.ts';

export const HOSTS = ['workerd', 'nginx'] as const;
export type HostName = (typeof HOSTS)[number];

/** Debian's nginx with this module is what engine/hosts/nginx.conf is for. workerd comes with wrangler, which wrangler.setup.ts downloads. */
const hasNginx = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

/** Below the range of ephemeral ports, so that no other test takes it by chance. */
const PORT = 12_000 + Math.floor(Math.random() * 20_000);
const ORIGIN = `http://127.0.0.1:${PORT}`;

/** Runs the tests of this file or group on a real host with the shipped configuration. Its origin is their base URL. Returns its folder. */
export function runOn(name: HostName): () => string {
  test.skip(name === 'nginx' && !hasNginx && !process.env.CI, 'nginx is not installed: `bash .ci/install` installs it on Debian.');
  test.describe.configure({ mode: 'default' }); // One worker, so that the host is started once.
  test.use({ baseURL: ORIGIN });
  let copy = '';
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    copy = copySite();
    stop = await startHost(name, copy);
  });
  test.afterAll(() => stop?.());
  return () => copy;
}

/** Copies what hosts need to a temporary folder, and adds an owner's files, as a build does with public/. */
export function copySite(): string {
  const copy = mkdtempSync(join(tmpdir(), 'fairweather-host-'));
  for (const folder of ['engine/hosts', 'dist', 'dist-hosts']) cpSync(folder, join(copy, folder), { recursive: true });
  const [dist, publicDir] = [join(copy, 'dist'), join(copy, 'public')];
  for (const path of [...OWNER_PATHS, '/downloads/drawing.unknown']) {
    mkdirSync(dirname(join(publicDir, path)), { recursive: true });
    writeFileSync(join(publicDir, path), `The owner's file: ${path}`);
  }
  cpSync(publicDir, dist, { recursive: true });
  const siteHostname = new URL(SITE_URL).hostname;
  const known = { siteHostname, ownerUrl: SITE_URL, locale: 'en-AU', redirects: OLD_ADDRESSES };
  writeHostFiles(dist, { publicDir, inlineScript: INLINE_SCRIPT, ...known });
  return copy;
}

/** The log of nginx, in the folder of the host. */
export const ACCESS_LOG = 'access.log';

/** The command that starts each host on a copy of the site. */
const COMMANDS: Record<HostName, (copy: string) => [string, ...string[]]> = {
  workerd: (copy) => {
    const config = join(copy, 'dist-hosts/wrangler.json');
    const address = ['--ip', '127.0.0.1', '--port', `${PORT}`, '--inspector-port', '0'];
    return [process.execPath, resolve(WRANGLER), 'dev', '--config', config, ...address];
  },
  nginx: (copy) => {
    const config = join(copy, 'engine/hosts/nginx.conf');
    const text = readFileSync(config, 'utf8').replace('listen 8080;', `listen 127.0.0.1:${PORT};`);
    writeFileSync(config, text.replace('/tmp/nginx-access.log', join(copy, ACCESS_LOG)));
    const user = process.getuid?.() === 0 ? 'user root;' : ''; // Another user could not read the temporary folder.
    return ['/usr/sbin/nginx', '-e', 'stderr', '-p', copy, '-c', config, '-g', `daemon off; pid ${copy}/nginx.pid; ${user}`];
  },
};

/** Starts a host with a copy of the site, and waits until it responds. Returns a function that stops it. */
async function startHost(name: HostName, copy: string): Promise<() => Promise<void>> {
  const [program, ...args] = COMMANDS[name](copy);
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(copy, 'logs') };
  const host = spawn(program, args, { cwd: copy, stdio: ['ignore', 'ignore', 'pipe'], env });
  let output = '';
  host.stderr.on('data', (chunk) => {
    output += chunk;
  });
  host.once('error', (error) => {
    output += error.message;
  });
  const ended = once(host, 'close');
  while (!(await fetch(ORIGIN).catch(() => undefined))) {
    if (!host.pid || host.exitCode !== null) throw new Error(`${name} did not start: ${output}`);
    await setTimeout(50);
  }
  return async () => {
    host.kill();
    await ended;
    rmSync(copy, { recursive: true, force: true });
  };
}
