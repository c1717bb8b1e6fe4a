import { test as base } from '@playwright/test';
import type { HostName } from './commands.ts';
import { type RunningHost, startHost } from './start-host.ts';

interface TestFixtures {
  /** The host that a test sends its requests to. */
  host: HostName;
  baseURL: string;
}

interface WorkerFixtures {
  /** The address of a host. The first test that asks starts it, and it serves all tests of the worker. */
  originOf: (host: HostName) => Promise<string>;
}

/** Tests whose base address is a real host with the shipped configuration: nginx, unless they ask for another one. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: ['nginx', { option: true }],
  originOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this parameter which fixtures are needed.
    async ({}, use) => {
      const started = new Map<HostName, Promise<RunningHost>>();
      const start = (host: HostName) => {
        const running = started.get(host) ?? startHost(host);
        started.set(host, running);
        return running;
      };
      await use(async (host) => (await start(host)).origin);
      for (const { value } of (await Promise.allSettled(started.values())).filter((start) => start.status === 'fulfilled'))
        await value.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host, originOf }, use) => use(await originOf(host)),
});

export { expect } from '@playwright/test';
