// The owner's check, on content/: says in about a minute whether the site can be published. The engine's own check is check.mjs.
import { existsSync } from 'node:fs';
import { playwright, runSteps } from './run-steps.mjs';

process.env.SITE_FOLDER ||= existsSync('content') ? 'content' : 'sample';

runSteps([
  { name: 'doctor', command: 'node scripts/run.mjs doctor' },
  { name: 'types', command: 'tsc -p tsconfig.site.json' },
  { name: 'build', command: 'vite build --logLevel warn', env: { TELL_PROGRESS: '1' } }, // Not silent: the pictures of a first build take their time.
  { name: 'links, axe and overflow on every page', ...playwright('site', '--project=site'), needs: 'build' },
]);
