// Usage: npm run check:site
//
// Checks in about a minute whether the owner's site can be published. npm run check tests the engine instead.
// It serves the site at port 4180; the environment variable PORT names another one.
import '../help.ts';
import { existsSync } from 'node:fs';
import { runCommands } from './run-commands.ts';

process.env.SITE_IS_BUILT = 'yes'; // For playwright.config.ts.
process.env.SITE_FOLDER ||= existsSync('content') ? 'content' : 'sample';

await runCommands([
  'node tools/owner/doctor.ts',
  'tsc -p .', // The owner's own demos.
  'vite build --logLevel warn && playwright test --project=site', // Links, axe, overflow and motion on every page.
]);
