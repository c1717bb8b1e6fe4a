import { defineConfig } from 'vitest/config';
import { labelModules, siteDataPlugin } from './engine/documents/site-data-plugin.ts';
import { labels } from './src/labels.ts';

export default defineConfig({
  plugins: [siteDataPlugin({ ...labelModules(labels), 'profile-icons': {} })], // Other data of a site is not needed, but the modules must exist.
  test: {
    env: { SITE_FOLDER: 'sample' }, // The engine is tested with the sample, not with the owner's content/.
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
