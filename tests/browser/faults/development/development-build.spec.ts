import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startFigures } from '../../../support/figures/figures.ts';
import { browserErrors, expectHeading, navLink, open } from '../../../support/page/app.ts';
import { buildSite, temporaryFolder } from '../../../support/sites/build-site.ts';
import { ALL_PAGES, HOME, PAGES } from '../../../support/sites/pages.ts';
import { serve } from '../../../support/sites/serve.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
// One after another: both modes share one build.
test.describe.configure({ mode: 'default' });

let folder = '';
let host = { origin: '', close: async () => {} };

/** The same documents with React's development build, which logs warnings that the production build does not. */
test.beforeAll(async () => {
  folder = temporaryFolder('development');
  host = await serve(await buildSite({ out: join(folder, 'dist'), env: { NODE_ENV: 'development' } }));
});

test.afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

/** Follows a link from home to every page, and back to home. */
async function walkRound(page: Page): Promise<void> {
  for (const { route, heading } of PAGES.slice(1)) {
    await page.locator(`a[href="${route}"]`).first().click();
    await expectHeading(page, heading);
    await navLink(page, 'HOME').click();
    await expectHeading(page, HOME.heading);
  }
}

for (const mode of ['light', 'dark']) {
  test(`REL-05 in ${mode} mode React reports no mistake on any page, nor while links are followed`, { tag: '@long' }, async ({ page }) => {
    const found = browserErrors(page);
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    for (const { route, heading } of ALL_PAGES) {
      for (const suffix of ['', '?utm=x#nowhere']) {
        await open(page, host.origin + route + suffix);
        await expectHeading(page, heading);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        await startFigures(page);
        expect(found, route + suffix).toEqual([]);
      }
    }
    await page.getByRole('link', { name: 'Back to home' }).click();
    await walkRound(page);
    expect(found).toEqual([]);
  });
}

test('REL-05 React reports an attribute in the document that the app would not write', { tag: '@long' }, async ({ page }) => {
  const found = browserErrors(page);
  await page.route(`${host.origin}/about`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<h1', '<h1 lang="de"') });
  });
  await open(page, `${host.origin}/about`);
  await expect.poll(() => found.join()).toContain('hydrated but some attributes');
});
