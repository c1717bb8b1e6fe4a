import { defineConfig } from '@playwright/test';
import { CHROMIUM, TEST_CHROMIUM } from './engine/generate/chromium.ts';

// The engine is tested with the sample, not with the owner's content/. tools/check/check-site.ts sets the owner's folder.
process.env.SITE_FOLDER ??= 'sample';

const PORT = Number(process.env.PORT ?? 4180);
/** Builds the sample if it is missing or out of date. tools/check/check-site.ts has built the owner's site itself. */
const BUILD = process.env.SITE_IS_BUILT ? '' : 'tsx tests/support/sites/build-sites.ts sample &&';
const DESKTOP = { width: 1440, height: 900 };

// Tests tagged @long and the projects nightly and visual run in `npm run check:long`, all others in `npm run check`.
export default defineConfig({
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // Only against tests that hang: long enough for a busy machine. Tests measure the times of the specification themselves.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // A stored accessibility tree is the whole of it: something that is read aloud and was not before is a fault too.
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  // On a busy machine Chromium now and then stops drawing a page for good (its tree of tiles is never ready), and only a new page helps.
  // A second try passes only what hung: tools/check/run-steps.ts counts a test that failed first as failed.
  retries: 1,
  // Snapshots are stored beside their test, without the name of the system in their path.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.RESULTS ?? '.cache/results/browser.json' }]],
  // Without motion by default, because tests then run faster. Tests about motion turn it on.
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: TEST_CHROMIUM,
    locale: 'en-AU',
    viewport: DESKTOP,
  },
  webServer: {
    command: `${BUILD} vite preview --host 127.0.0.1 --strictPort --port ${PORT}`,
    port: PORT,
    timeout: 600_000,
    stdout: 'pipe',
  },
  projects: [
    { name: 'desktop', testDir: 'tests/browser', testIgnore: 'owners/**', grepInvert: /@phone-only/ },
    // Tests of what differs on a phone, by tag.
    {
      name: 'phone',
      testDir: 'tests/browser',
      testIgnore: 'owners/**',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Sites of other owners, which are built only if one of these tests runs.
    { name: 'build', testDir: 'tests/browser/owners', testMatch: 'build.setup.ts' },
    { name: 'owners', testDir: 'tests/browser/owners', dependencies: ['build'] },
    // The whole browser, because the headless shell allows no access to the clipboard.
    { name: 'hosts', testDir: 'tests/hosts', use: { launchOptions: CHROMIUM } },
    // Checks the owner's site: `npm run check:site`.
    { name: 'site', testDir: 'tests/site' },
    { name: 'nightly', testDir: 'tests/nightly', testMatch: '*.spec.ts', testIgnore: 'visual.spec.ts' },
    {
      name: 'visual',
      testDir: 'tests/nightly',
      testMatch: 'visual.spec.ts',
      snapshotPathTemplate: `${process.env.VISUAL_BEFORE ?? '.cache/visual/before'}/{arg}{ext}`,
      use: { launchOptions: CHROMIUM },
    },
  ],
});
