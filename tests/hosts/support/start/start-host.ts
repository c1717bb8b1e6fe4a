import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { COMMANDS, type HostName } from './commands.ts';
import { addOwnerFiles, copySite } from './site-copy.ts';

const NOBODY = 65_534;
const STEP_MS = 50;
/** Below the range from which the system takes ports for outgoing connections, so no other test can take one by chance. */
const PORTS = { first: 12_000, count: 20_000 };

export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a host with a copy of the built files on a free port, and waits until it answers. */
export async function startHost(name: HostName, triesLeft = 2): Promise<RunningHost> {
  const copy = copySite(name);
  addOwnerFiles(copy);
  const port = await freePort();
  const { program, args, env, unprivileged } = COMMANDS[name](copy, port);
  const isRoot = process.getuid?.() === 0;
  const host = spawn(program, args, {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    ...(unprivileged && isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  let output = '';
  host.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const ended = new Promise((resolve) => host.once('exit', resolve).once('error', resolve));
  const stop = async () => {
    host.kill('SIGTERM');
    await ended;
    rmSync(copy, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(origin, host)) return { origin, stop };
  await stop();
  if (!triesLeft) throw new Error(`${name} does not start: ${output}`);
  return startHost(name, triesLeft - 1);
}

/** Waits without a limit of its own while the process runs: the time limit of the test is enough. */
async function answers(origin: string, host: ChildProcess): Promise<boolean> {
  while (host.pid && host.exitCode === null && host.signalCode === null) {
    const answer = await fetch(`${origin}/`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return false;
}

function freePort(): Promise<number> {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
