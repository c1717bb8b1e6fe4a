import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './art/drawing/chromium.ts';
import { HOSTS, type HostName, originOf } from './tests/hosts/support/hosts.ts';

const hosts = Object.keys(HOSTS) as HostName[];

export default defineConfig({
  testDir: 'tests/hosts',
  outputDir: '.cache/playwright-hosts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/results/hosts.json' }], ['./tests/hosts/table-reporter.ts']],
  // Still by default: only the walk is about what moves. The whole browser, because its shell grants no clipboard.
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: CHROMIUM,
    locale: 'en-AU',
    viewport: { width: 1440, height: 900 },
  },
  webServer: hosts.map((name) => ({
    command: `node tests/hosts/support/start-host.ts ${name}`,
    url: `${originOf(name)}/`,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  })),
  projects: [
    ...hosts.map((name) => ({ name, testMatch: 'served/*.spec.ts', use: { baseURL: originOf(name) } })),
    { name: 'files', testMatch: 'files/*.spec.ts' },
  ],
});
