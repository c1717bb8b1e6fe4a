import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listenOn } from './site-copy.ts';

interface Command {
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Runs as a user without rights, as in the container. */
  unprivileged?: boolean;
}

export type HostName = 'workerd' | 'nginx' | 'caddy';

/** How each host is started on a copy of the site. */
export const COMMANDS: Record<HostName, (copy: string, port: number) => Command> = {
  workerd: (copy, port) => ({
    program: process.execPath,
    args: [
      resolve('node_modules/wrangler/bin/wrangler.js'),
      ...['dev', '-c', join(copy, 'dist-hosts/wrangler.json'), '--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'],
    ],
    env: { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(copy, 'run') },
  }),
  nginx: (copy, port) => {
    listenOn(copy, `127.0.0.1:${port}`);
    return { ...containerCommand(copy), unprivileged: true };
  },
  caddy: (copy, port) => {
    listenOn(copy, `127.0.0.1:${port}`);
    const env = { SITE_ADDRESS: `http://:${port}`, XDG_CONFIG_HOME: join(copy, 'run'), XDG_DATA_HOME: join(copy, 'run') };
    return { program: 'caddy', args: ['run', '--config', 'engine/hosts/Caddyfile'], env };
  },
};

/** The command of our Dockerfile, with this copy in place of the container's folders. The container can't be built here. */
function containerCommand(copy: string): Command {
  const [, command = '[]'] = /^CMD (.*)$/m.exec(readFileSync('engine/hosts/Dockerfile', 'utf8')) ?? [];
  const parts = JSON.parse(command) as string[];
  const [program = '', ...args] = parts.map((part) =>
    part.replace(/^\/site$/, copy).replace('/tmp/nginx.pid', join(copy, 'run/nginx.pid')),
  );
  return { program, args };
}

export const HOSTS = Object.keys(COMMANDS) as HostName[];
