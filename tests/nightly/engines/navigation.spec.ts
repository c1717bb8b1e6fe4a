import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../../hosts/support/start/test.ts';
import { temporaryFolder } from '../../support/sites/build-site.ts';
import { launchChromium } from './drivers/chromium.ts';
import type { Driver } from './drivers/driver.ts';
import { launchFirefox } from './drivers/firefox.ts';
import { launchWebkit } from './drivers/webkit.ts';
import { ARRIVALS } from './navigation-cases/arrivals.ts';
import { LINKS } from './navigation-cases/links.ts';
import { PLACES } from './navigation-cases/places.ts';
import { type Sites, startSites } from './navigation-sites.ts';
import { note, table } from './table.ts';
import { unsteadySite } from './unsteady-site.ts';
import { Visit } from './visit.ts';

const ENGINES = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebkit };
const CASES = [...PLACES, ...ARRIVALS, ...LINKS];

// In one worker, one after another: the last test needs the results of the others.
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
      // Debian's WebKit does not have the Navigation API yet; in the others it must not disappear unnoticed.
      if (engine !== 'webkit') expect(hasApi).toBe(true);
    });
    test.afterAll(async () => {
      await driver.close();
      rmSync(downloads, { recursive: true, force: true });
    });

    for (const { name, base, run } of CASES) {
      test(`${name}, in ${engine}`, async ({ baseURL }) => {
        note(engine, name, '✗');
        // A new host for each case, so that nothing is in the cache.
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

test('REL-19 the results of navigation in all engines are printed as one table', () => {
  console.log(
    table(
      Object.keys(ENGINES),
      CASES.map(({ name }) => name),
    ),
  );
});
