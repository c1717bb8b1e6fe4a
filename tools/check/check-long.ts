// Usage: npm run check:long
//
// Runs the tests that take too long for npm run check: every night and before a release, for about an hour.
// The variable SOAK_MINUTES shortens the endurance test.
import '../help.ts';
import { playwright, runSteps, vitest } from './run-steps.ts';

process.env.SITE_FOLDER = 'sample'; // Not the owner's content, as in check.ts.

runSteps([
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'builds below a path and of another owner', command: 'tsx tests/support/sites/build-sites.ts', needs: 'build' },
  { name: 'more builds, drawings, hostile content', ...vitest('long'), needs: 'build' },
  {
    name: 'all faults, all accessibility states, hostile addresses, Lighthouse',
    ...playwright('long-browser', '--project=desktop --project=phone --project=hosts --grep @long'),
    needs: 'build',
  },
  { name: 'Chromium, Firefox and WebKit', ...playwright('engines', '--project=engines'), needs: 'build' },
  { name: 'pictures before and after', command: 'tsx tools/check/visual.ts', results: '.cache/results/visual.json', isReportOnly: true },
  { name: 'endurance', ...playwright('soak', '--project=soak'), needs: 'build' },
]);
