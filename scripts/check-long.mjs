// Everything that the gate has no time for: every night, and before a release. About an hour; SOAK_MINUTES shortens the last step.
import { playwright, runSteps, vitest } from './run-steps.mjs';

process.env.SITE_FOLDER = 'sample'; // As in check.mjs.

runSteps([
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'builds below a path and of another owner', command: 'node tests/support/build-sites.ts', needs: 'build' },
  { name: 'more builds, drawings, hostile content', ...vitest('long'), needs: 'build' },
  {
    name: 'all faults, all accessibility states, hostile addresses, Lighthouse',
    ...playwright('long', '--project=desktop --project=hosts --grep @long'),
    needs: 'build',
  },
  { name: 'Chromium, Firefox and WebKit', ...playwright('engines', '--project=engines'), needs: 'build' },
  { name: 'pictures before and after', command: 'node scripts/visual.mjs', results: '.cache/results/visual.json', tellsOnly: true },
  { name: 'endurance', ...playwright('soak', '--project=soak'), needs: 'build' },
  { name: 'what the gate leaves to this run is proven', command: 'node scripts/proofs.mjs long' },
]);
