import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { COMMANDS, type HostName } from './commands.ts';
import { copySite } from './site-copy.ts';

const NOBODY = 65_534;
const STEP_MS = 50;
/** Below the ports that the system hands to clients: no connection of another test takes one meanwhile. */
const PORTS = { first: 12_000, count: 20_000 };

export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves a copy of the built files with one host on a free port, from when it answers until it is told to stop. */
export async function startHost(name: HostName, triesLeft = 2): Promise<RunningHost> {
  const copy = copySite(name);
  const port = await freePort();
  const { program, args, env, unprivileged } = COMMANDS[name](copy, port);
  const isRoot = process.getuid?.() === 0;
  const host = spawn(program, args, {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    ...(unprivileged && isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  let said = '';
  host.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
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
  if (!triesLeft) throw new Error(`${name} does not start: ${said}`);
  return startHost(name, triesLeft - 1);
}

/** Waits as long as the host lives: how long that may take on a busy machine is the matter of the test's time limit. */
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
