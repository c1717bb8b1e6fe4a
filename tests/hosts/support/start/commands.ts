import { join, resolve } from 'node:path';
import { listenOn } from './site-copy.ts';

interface Command {
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Runs as a user without rights. */
  unprivileged?: boolean;
}

export type HostName = 'workerd' | 'nginx';

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
    const settings = `daemon off; pid ${join(copy, 'run/nginx.pid')};`;
    return { program: 'nginx', args: ['-e', 'stderr', '-p', copy, '-c', 'engine/hosts/nginx.conf', '-g', settings], unprivileged: true };
  },
};

export const HOSTS = Object.keys(COMMANDS) as HostName[];
