import { defineConfig } from '@playwright/test';
import { CHROMIUM, TEST_CHROMIUM } from './art/drawing/chromium.ts';

// Whatever content/ the owner has, the engine is tested with the sample. check-site.mjs names the owner's folder.
process.env.SITE_FOLDER ??= 'sample';

const PORT = Number(process.env.PORT ?? 4180);
const DESKTOP = { width: 1440, height: 900 };
const MOVING = { launchOptions: CHROMIUM, contextOptions: { reducedMotion: 'no-preference' } } as const;

// Tests tagged @long, and the projects engines, visual and soak, run in `npm run check:long`; all others are the gate.
export default defineConfig({
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // Guards against hanging, wide enough for a busy machine. Times that the specification names are measured by their tests.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Stored texts stand beside their test, the same on every machine.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.RESULTS ?? '.cache/results/browser.json' }],
    ['./tests/browser/a11y/states-reporter.ts'],
  ],
  // Still by default: a test that is about motion asks for it, and the others run faster.
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: TEST_CHROMIUM,
    locale: 'en-AU',
    viewport: DESKTOP,
  },
  webServer: { command: `vite preview --host 127.0.0.1 --strictPort --port ${PORT}`, port: PORT },
  projects: [
    { name: 'desktop', testDir: 'tests/browser', grepInvert: /@phone-only/ },
    // What differs on a phone, by tag.
    {
      name: 'phone',
      testDir: 'tests/browser',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // The whole browser, because its shell grants no clipboard.
    { name: 'hosts', testDir: 'tests/hosts', use: { launchOptions: CHROMIUM } },
    // The owner's site: `npm run check:site`.
    { name: 'site', testDir: 'tests/site' },
    { name: 'engines', testDir: 'tests/nightly/engines', timeout: 300_000, workers: 1, use: MOVING },
    {
      name: 'visual',
      testDir: 'tests/nightly/visual',
      snapshotPathTemplate: `${process.env.VISUAL_BEFORE ?? '.cache/visual/before'}/{arg}{ext}`,
      use: { launchOptions: CHROMIUM },
    },
    { name: 'soak', testDir: 'tests/nightly/soak', use: MOVING },
  ],
});
