// Usage: npm run check
//
// Tests the engine before every merge. npm run check:long has the tests that take longer.
import '../help.ts';
import { rmSync } from 'node:fs';
import { playwright, runSteps, vitest } from './run-steps.ts';

process.env.SITE_FOLDER = 'sample'; // Not the owner's content: the engine is tested the same way in every copy. check-site.ts checks the content.

rmSync('.cache/sites', { recursive: true, force: true }); // Everything is built anew here.

const sites = (...names: string[]) => `node tests/support/sites/build-sites.ts ${names.join(' ')}`;

/** In parallel, because a build rarely uses two cores. */
const BUILDS_AND_UNIT_TESTS = [
  [
    { name: 'download wrangler, unless it is there', command: 'node tools/owner/wrangler.ts' },
    { name: 'build the sample', command: sites('sample') },
    { name: 'build the pseudo-translation and a new owner’s site', command: sites('pseudo', 'newOwner') },
  ],
  [
    { name: 'format, lint, layers, import cycles', command: 'biome ci .' },
    { name: 'types', command: 'tsc -p .' },
    { name: 'unused code', command: 'knip' },
    { name: 'unit tests', ...vitest('unit') },
    { name: 'build the demanding owner’s site', command: sites('demanding') },
  ],
];

const TESTS_OF_SITES = [
  { name: 'tests of the built files', ...vitest('build') },
  {
    name: 'browsers and hosts',
    ...playwright('browser', '--project=desktop --project=phone --project=owners --project=hosts --grep-invert @long'),
  },
];

await runSteps(TESTS_OF_SITES, BUILDS_AND_UNIT_TESTS);
