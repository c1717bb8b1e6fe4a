import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../../hosts/support/test.ts';
import { temporaryFolder } from '../../support/build-site.ts';
import { launchChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { ARRIVALS } from './navigation-cases/arrivals.ts';
import { LINKS } from './navigation-cases/links.ts';
import { PLACES } from './navigation-cases/places.ts';
import { type Sites, startSites } from './navigation-sites.ts';
import { note, table } from './table.ts';
import { unsteadySite } from './unsteady-site.ts';
import { Visit } from './visit.ts';
import { launchWebkit } from './webkit.ts';

const ENGINES = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebkit };
const CASES = [...PLACES, ...ARRIVALS, ...LINKS];

test.setTimeout(90_000);
// In one worker, one after another: the last test looks at what the others have left.
test.describe.configure({ mode: 'default' });

let sites: Sites;
test.beforeAll(async () => {
  sites = await startSites();
});
test.afterAll(() => sites.close());

for (const [engine, launch] of Object.entries(ENGINES)) {
  test.describe(engine, () => {
    let driver: Driver;
    let downloads: string;
    let hasApi: boolean;
    test.beforeAll(async () => {
      downloads = resolve(temporaryFolder(engine));
      driver = await launch(downloads);
      hasApi = await driver.ask<boolean>(`'navigation' in window`);
      // Debian's WebKit has no such API yet; the others must not lose it unnoticed.
      if (engine !== 'webkit') expect(hasApi).toBe(true);
    });
    test.afterAll(async () => {
      await driver.close();
      rmSync(downloads, { recursive: true, force: true });
    });

    for (const { name, base, run } of CASES) {
      test(`${name}, in ${engine}`, async ({ baseURL }) => {
        note(engine, name, '✗');
        // A host of its own for each case: nothing is in the cache.
        const site = await unsteadySite(base ? sites.below : sites.root);
        try {
          note(engine, name, await run(new Visit(driver, site, hasApi, base), baseURL));
        } finally {
          site.close();
        }
      });
    }
  });
}

test('REL-19 what navigation is like in each engine stands in one table', () => {
  console.log(
    table(
      Object.keys(ENGINES),
      CASES.map(({ name }) => name),
    ),
  );
});
