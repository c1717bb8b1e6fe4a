// Serves a copy of the built files with one host until it is told to stop: node start-host.ts nginx
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { COMMANDS } from './commands.ts';
import { HOSTS, type HostName } from './hosts.ts';
import { copySite } from './site-copy.ts';

const NOBODY = 65_534;

const name = process.argv[2] as HostName;
const copy = copySite(name);
const { program, args, env, unprivileged } = COMMANDS[name](copy, HOSTS[name]);
const isRoot = process.getuid?.() === 0;
const host = spawn(program, args, {
  cwd: copy,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, ...env },
  ...(unprivileged && isRoot && { uid: NOBODY, gid: NOBODY }),
});

process.on('SIGTERM', () => host.kill('SIGTERM'));
host.on('exit', (code) => {
  rmSync(copy, { recursive: true, force: true });
  process.exit(code ?? 0);
});
