import { Agent, request } from 'node:http';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { complaints } from '../../support/app.ts';
import { hostileAddress, hostileTarget, MARK } from '../../support/hostile.ts';

const TOGETHER = 50;
const FIXED_SEED = 20_261_115;
/** The gate tries the same few hundred each time; the long run tries ten thousand new ones, and prints how to get them again. */
const RUNS = [
  { tag: [], runs: 6, visits: 15, seed: FIXED_SEED },
  { tag: ['@slow'], runs: 200, visits: 300, seed: Date.now() % 2 ** 31 },
];

interface Answer {
  status: number;
  location: string;
  body: string;
}

/**
 * Caddy answers a malformed address and closes the connection at once. Where a long one is still being sent, the answer is lost:
 * the closed connection is the refusal.
 */
const CLOSED = 0;
const MALFORMED = /%(?![0-9a-f]{2})/i;

/** Sends a request line as it is: no client in between that would make it nicer. */
function ask(origin: string, target: string, agent: Agent | false): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, agent }, (answer) => {
      let body = '';
      answer.setEncoding('latin1').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', body }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Somebody else's refusal closed this connection: asked again on one of its own.
      if (sent.reusedSocket) resolve(ask(origin, target, false));
      else if (error.code === 'ECONNRESET' && MALFORMED.test(target)) resolve({ status: CLOSED, location: '', body: '' });
      else reject(error);
    });
    sent.end();
  });
}

for (const { tag, runs, visits, seed } of RUNS) {
  test(`REL-06 ${runs * TOGETHER} hostile addresses: none breaks the host, leads away or comes back in the answer`, { tag }, async ({
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    test.setTimeout(600_000);
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const counts = new Map<number, number>();
    const targets = fc.array(hostileTarget, { minLength: TOGETHER, maxLength: TOGETHER });
    const holds = fc.asyncProperty(targets, async (some) => {
      const answers = await Promise.all(some.map((target) => ask(origin, target, agent)));
      answers.forEach(({ status, location, body }, index) => {
        counts.set(status, (counts.get(status) ?? 0) + 1);
        expect([CLOSED, 200, 301, 307, 308, 400, 404, 405, 414], some[index]).toContain(status);
        expect(body, some[index]).not.toContain(MARK);
        // A redirect stays here.
        if (location) expect(new URL(location, origin).origin, `${some[index]} → ${location}`).toBe(origin);
      });
    });
    console.log(`seed ${seed}`);
    await fc.assert(holds, { seed, numRuns: runs, endOnFailure: true });
    expect((await ask(origin, '/', agent)).status).toBe(200);
    console.log(`${runs * TOGETHER} addresses: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
    agent.destroy();
  });

  test(
    `REL-06 ${visits} hostile addresses in the browser: our page or a refusal, nothing of the address in it, no error`,
    { tag },
    async ({ page, baseURL }, { project }) => {
      test.skip(tag.length === 0 && project.name !== 'nginx', 'The gate tries the browser on one host.');
      test.setTimeout(600_000);
      const found = complaints(page);
      console.log(`seed ${seed}`);
      const holds = fc.asyncProperty(hostileAddress, async (address) => {
        await page.goto('about:blank');
        const response = await page.goto(baseURL + address);
        const status = response?.status() ?? 0;
        expect([200, 400, 404, 414], address).toContain(status);
        if (status === 400 || status === 414) return;
        await expect(page.locator('html'), address).toHaveAttribute('data-app', 'ready');
        await expect(page.locator('h1'), address).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.outerHTML), address).not.toContain(MARK);
      });
      await fc.assert(holds, { seed, numRuns: visits, endOnFailure: true });
      expect(found.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
    },
  );
}
