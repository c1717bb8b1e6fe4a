import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    env: { SITE_FOLDER: 'sample' }, // Whatever content/ the owner has: the engine is tested with the sample.
    maxWorkers: '100%', // Vitest would leave one core to others: half of a machine with two.
    isolate: false, // No test leaves anything behind, so they need not load all modules anew for each file.
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], setupFiles: ['tests/support/same-seed.ts'], testTimeout: 60_000 },
      },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
      { extends: true, test: { name: 'long', include: ['tests/{nightly/builds,unit/figures}/**/*.test.ts'], testTimeout: 3_600_000 } },
    ],
  },
});
