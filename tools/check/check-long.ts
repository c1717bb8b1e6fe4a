// Usage: npm run check:long
//
// Runs the tests that take too long for npm run check: every night and before a release, for about a quarter of an hour.
import '../help.ts';
import { runCommands } from './run-commands.ts';

process.env.SITE_FOLDER = 'sample'; // Not the owner's content, as in check.ts.

await runCommands([
  'vitest run --project long',
  'playwright test --project=desktop --project=phone --project=hosts --grep @long',
  'playwright test --project=long',
  'node tools/check/visual.ts',
]);
