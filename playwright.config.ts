import { defineConfig } from '@playwright/test';
import { TEST_CHROMIUM } from './art/drawing/chromium.ts';

const PORT = Number(process.env.PORT ?? 4180);

export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // Guards against hanging, wide enough for a busy machine. Times that the specification names are measured by their tests.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Stored texts stand beside their test, the same on every machine.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/results/browser.json' }], ['./tests/a11y/states-reporter.ts']],
  // Still by default: a test that is about motion asks for it, and the others run faster.
  use: { contextOptions: { reducedMotion: 'reduce' }, baseURL: `http://127.0.0.1:${PORT}`, launchOptions: TEST_CHROMIUM, locale: 'en-AU' },
  webServer: { command: `vite preview --host 127.0.0.1 --strictPort --port ${PORT}`, port: PORT },
  projects: [
    { name: 'desktop', testMatch: 'spec/**/*.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testMatch: 'spec/**/*.spec.ts', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    // Tests tagged @slow run by `npm run test:a11y` only.
    { name: 'a11y', testMatch: 'a11y/**/*.spec.ts', timeout: 180_000, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'owner', testMatch: 'owner/**/*.spec.ts' },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
