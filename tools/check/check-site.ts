// Usage: npm run check:site
//
// Checks in about a minute whether the owner's site can be published. npm run check tests the engine instead.
// It serves the site at port 4180; the environment variable PORT names another one.
import '../help.ts';
import { existsSync } from 'node:fs';
import { playwright, runSteps } from './run-steps.ts';

process.env.SITE_IS_BUILT = 'yes'; // For playwright.config.ts.
process.env.SITE_FOLDER ||= existsSync('content') ? 'content' : 'sample';

await runSteps([
  { name: 'doctor', command: 'node tools/owner/doctor.ts' },
  { name: 'types', command: 'tsc -p tsconfig.site.json' },
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'links, axe, overflow and motion on every page', ...playwright('site', '--project=site'), needs: 'build' },
]);
