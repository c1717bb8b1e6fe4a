import { defineConfig } from 'vitest/config';
import { contentModules } from './engine/app-modules/content-modules.ts';
import { checkContent, contentOrExit } from './engine/checks/check-content.ts';

const content = contentOrExit(await checkContent(import.meta.dirname, 'sample')); // Not the owner's content/: the engine is tested with the sample.

export default defineConfig({
  plugins: [contentModules(() => content, content.owner.url)],
  resolve: { alias: [{ find: /^#content\//, replacement: `${import.meta.dirname}/sample/` }] },
  test: {
    env: { SITE_FOLDER: 'sample' },
    maxWorkers: '100%', // By default Vitest leaves one core unused, which is half of a machine with two.
    strictTags: false, // Tags are ids of docs/specification.md; tests/unit/requirements.test.ts checks them.
    // tools/check/run-commands.ts counts the tests in the file that it names.
    reporters: process.env.RESULTS ? ['default', ['json', { outputFile: process.env.RESULTS }]] : 'default',
    isolate: false, // Faster: modules are loaded once, not for each file. Tests must leave no state behind.
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/*.test.ts'],
          globalSetup: 'tests/support/sites/build-sites.ts', // Builds sites that are missing or out of date.
          testTimeout: 300_000, // Runs the owner's commands, which are slow on a busy machine.
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/*.test.ts'],
          globalSetup: 'tests/support/sites/build-sites.ts',
          testTimeout: 3_600_000,
        },
      },
    ],
  },
});
