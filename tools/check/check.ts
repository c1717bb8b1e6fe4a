// Usage: npm run check
//
// Tests the engine before every merge. npm run check:long has the tests that take longer.
import '../help.ts';
import { rmSync } from 'node:fs';
import { runCommands } from './run-commands.ts';

process.env.SITE_FOLDER = 'sample'; // Not the owner's content: the engine is tested the same way in every copy. check-site.ts checks the content.

rmSync('.cache/sites', { recursive: true, force: true }); // Everything is built anew here.

/** Two lists beside each other, because a build rarely uses two cores. */
const BUILDS_AND_UNIT_TESTS = [
  [
    'node tools/owner/wrangler.ts', // Downloads wrangler, unless it is there.
    'node tests/support/sites/build-sites.ts sample',
    'node tests/support/sites/build-sites.ts pseudo newOwner',
  ],
  [
    'biome ci .', // Format, lint, layers and import cycles.
    'tsc -p .',
    'knip', // Unused code.
    'vitest run --project unit',
    'node tests/support/sites/build-sites.ts demanding',
  ],
];

const TESTS_OF_SITES = [
  'vitest run --project build',
  'playwright test --project=desktop --project=phone --project=owners --project=hosts --grep-invert @long',
];

await runCommands(TESTS_OF_SITES, BUILDS_AND_UNIT_TESTS);
