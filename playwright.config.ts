import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';
import { CHROMIUM } from './engine/generate/chromium.ts';

// The engine is tested with the sample, not with the owner's content/. tools/check/check-site.ts sets the owner's folder.
process.env.SITE_FOLDER ??= 'sample';

const PORT = Number(process.env.PORT ?? 4180);
/** Builds the sample if it is missing or out of date. tools/check/check-site.ts builds the owner's site itself. */
const BUILD = process.env.SITE_IS_BUILT ? '' : 'node tests/support/sites/build-sites.ts sample &&';
const DESKTOP = { width: 1440, height: 900 };
/** The headless shell of Debian, which opens pages in half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser at CHROME_PATH if that is set, else Playwright's own if it is installed, else the system's. */
function testBrowser(): Partial<typeof CHROMIUM> {
  const { executablePath, ...options } = CHROMIUM;
  if (process.env.CHROME_PATH) return CHROMIUM;
  if (existsSync(chromium.executablePath())) return options;
  return { ...options, executablePath: existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : executablePath };
}

// Tests tagged @long and the projects long and visual run in `npm run check:long`, all others in `npm run check`.
export default defineConfig({
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // Only for tests that hang, and long enough for a busy machine. Tests check the durations of the specification themselves.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // A snapshot is the complete accessibility tree: additional nodes fail too.
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  // On a busy machine Chromium occasionally stops rendering a page for good (its tiles are never ready), and only a new page helps.
  // A retry rescues only tests that hung: tools/check/run-commands.ts counts a test that failed at first as failed.
  retries: 1,
  // Snapshots are stored beside their test, without the platform in their path.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  // tools/check/run-commands.ts counts the tests in the file that it names.
  reporter: process.env.RESULTS ? [['list'], ['json', { outputFile: process.env.RESULTS }]] : 'list',
  // Without motion by default, which is faster. Tests of motion turn it on.
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: testBrowser(),
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
    // Tests of what differs on a phone, selected by tag.
    {
      name: 'phone',
      testDir: 'tests/browser',
      testIgnore: 'owners/**',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Sites of other owners, built only if one of these tests runs.
    { name: 'build', testDir: 'tests/browser/owners', testMatch: 'build.setup.ts' },
    { name: 'owners', testDir: 'tests/browser/owners', dependencies: ['build'] },
    // Once, before several workers need it.
    { name: 'wrangler', testDir: 'tests/hosts', testMatch: 'wrangler.setup.ts' },
    // The full browser, because the headless shell has no clipboard.
    { name: 'hosts', testDir: 'tests/hosts', dependencies: ['wrangler'], use: { launchOptions: CHROMIUM } },
    // The owner's site: `npm run check:site`.
    { name: 'site', testDir: 'tests', testMatch: 'check-site.spec.ts' },
    { name: 'long', testDir: 'tests/long', testMatch: '*.spec.ts', testIgnore: 'visual.spec.ts' },
    {
      name: 'visual',
      testDir: 'tests/long',
      testMatch: 'visual.spec.ts',
      snapshotPathTemplate: `${process.env.VISUAL_BEFORE ?? '.cache/visual/before'}/{arg}{ext}`,
      use: { launchOptions: CHROMIUM },
    },
  ],
});
