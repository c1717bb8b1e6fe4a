import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { browserErrors } from '../../support/page/app.ts';
import { hostileAddress, hostileTarget, MARK } from '../../support/page/hostile.ts';
import { DIST, documentOf } from '../../support/sites/dist.ts';
import { PAGES } from '../../support/sites/pages.ts';
import { type Answer, ask } from '../support/ask.ts';
import { FILE_PATHS, ONE_OF_EACH_KIND } from '../support/published.ts';
import { HOSTS } from '../support/start/commands.ts';
import { expect, test } from '../support/start/test.ts';

const BATCH_SIZE = 50;
const RUNS = 200;
const VISITS = 300;
/** New addresses in each run. The seed is printed, so that a failure can be repeated. */
const SEED = Date.now() % 2 ** 31;

const bytesOf = (file: string) => readFileSync(join(DIST, file), 'latin1');
const pageBytes = (route: string) => Buffer.from(documentOf(route)).toString('latin1');
/** Every body that may be sent with status 200. */
const PUBLISHED = new Set([...FILE_PATHS.map(bytesOf), ...PAGES.map(({ route }) => pageBytes(route))]);
const NOT_FOUND = bytesOf('404.html');

/** Ordinary requests and mistyped ones. No hostile address may get a header that these do not get. */
const ORDINARY = ['/', '/about', ...ONE_OF_EACH_KIND, '/nope', '/about/', '/about.html', '/%zz', `/${'a'.repeat(20_000)}`];

/** What is wrong with an answer, in words: one expectation for many answers is ten times faster than one for each. */
function problemsWith({ status, headers, body }: Answer, origin: string, ordinaryHeaders: Set<string>): string[] {
  const { location = '' } = headers;
  // The connection header does not depend on the address.
  const { connection: _, ...told } = headers;
  const unusual = Object.keys(told).filter((name) => name === 'set-cookie' || !ordinaryHeaders.has(name));
  const problems = {
    [`status ${status}`]: ![200, 301, 307, 308, 400, 404, 405, 414].includes(status),
    'the address comes back': body.includes(MARK),
    'no file of the site': status === 200 && !PUBLISHED.has(body),
    'not our page': status === 404 && body !== NOT_FOUND,
    [`unusual headers: ${unusual}`]: unusual.length > 0,
    [`leads away to ${location}`]: new URL(location, origin).origin !== origin,
  };
  return Object.entries(problems).flatMap(([text, isThere]) => (isThere ? [text] : []));
}

for (const host of HOSTS) {
  test.describe(host, { tag: '@long' }, () => {
    test.describe.configure({ mode: 'default', timeout: 1_800_000 }); // Only against hanging.
    test.use({ host });

    test(`REL-06 ${host}: ${RUNS * BATCH_SIZE} hostile addresses, none breaks the host, leads away or comes back in the answer`, async ({
      baseURL,
    }) => {
      const ordinary = await Promise.all(ORDINARY.map((target) => ask(baseURL, target)));
      const ordinaryHeaders = new Set(ordinary.flatMap(({ headers }) => Object.keys(headers)));
      const counts = new Map<number, number>();
      const targets = fc.array(hostileTarget, { minLength: BATCH_SIZE, maxLength: BATCH_SIZE });
      const holds = fc.asyncProperty(targets, async (some) => {
        const answers = await Promise.all(some.map((target) => ask(baseURL, target)));
        for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
        expect(
          answers.flatMap((answer, index) => problemsWith(answer, baseURL, ordinaryHeaders).map((text) => [some[index], text])),
        ).toEqual([]);
      });
      console.log(`seed ${SEED}`);
      await fc.assert(holds, { seed: SEED, numRuns: RUNS, endOnFailure: true });
      expect((await ask(baseURL, '/')).status).toBe(200);
      console.log(`${RUNS * BATCH_SIZE} addresses: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
    });

    test(`REL-06 ${host}: ${VISITS} hostile addresses in the browser, our page or a refusal, nothing of the address in it, no error`, async ({
      page,
      baseURL,
    }) => {
      const found = browserErrors(page);
      console.log(`seed ${SEED}`);
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
      await fc.assert(holds, { seed: SEED, numRuns: VISITS, endOnFailure: true });
      expect(found.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
    });
  });
}
