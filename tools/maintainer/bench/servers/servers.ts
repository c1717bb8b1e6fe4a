import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const started: { server: ChildProcess; folder: string; ended: Promise<unknown> }[] = [];

/** A server that answers. */
export interface Server {
  url: string;
  pid: number;
}

/** Starts a server that owns a folder, and waits until it answers. */
export async function start(folder: string, program: string, args: string[], url: string): Promise<Server> {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  started.push({ server, folder, ended: new Promise((resolve) => server.once('exit', resolve)) });
  for (let tries = 0; tries < 50; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok && server.pid) return { url, pid: server.pid };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}`);
}

/** Ends what was started here, then clears its folders away. */
export async function stopAll(): Promise<void> {
  for (const { server, folder, ended } of started) {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
