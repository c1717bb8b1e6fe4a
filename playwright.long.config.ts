import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './art/drawing/chromium.ts';
import { originOf } from './tests/hosts/support/hosts.ts';

const origin = originOf('nginx');

/** What takes too long for the gate, or needs more than the gate installs; all of it on nginx with the shipped configuration. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/playwright-long',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['html', { outputFolder: '.cache/visual/report', open: 'never' }]],
  snapshotPathTemplate: `${process.env.VISUAL_BEFORE ?? '.cache/visual/before'}/{arg}{ext}`,
  use: { baseURL: origin, launchOptions: CHROMIUM, locale: 'en-AU', viewport: { width: 1440, height: 900 } },
  webServer: {
    command: 'node tests/hosts/support/start-host.ts nginx',
    url: `${origin}/`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  projects: ['engines', 'visual', 'soak'].map((name) => ({ name, testDir: `tests/${name}` })),
});
