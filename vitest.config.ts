import { defineConfig } from 'vitest/config';
import { siteDataPlugin } from './engine/documents/site-data-plugin.ts';

export default defineConfig({
  plugins: [siteDataPlugin({ 'profile-icons': {} })], // Unit tests need no facts about a site, but the modules must be there.
  test: {
    env: { SITE_FOLDER: 'sample' }, // The engine is tested with the sample, not with the owner's content/.
    maxWorkers: '100%', // By default Vitest leaves one core unused: half of a machine with two.
    strictTags: false, // Tags are the ids of docs/specification.md; tests/unit/requirements.test.ts compares them.
    isolate: false, // Faster: modules are not loaded again for each file. Tests must leave no state behind.
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
          globalSetup: 'tests/support/sites/build-sites.ts', // Builds what is missing or out of date.
          testTimeout: 300_000, // It runs commands of the owner, which are slow on a busy machine.
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/nightly/*.test.ts'],
          globalSetup: 'tests/support/sites/build-sites.ts',
          testTimeout: 3_600_000,
        },
      },
    ],
  },
});
