// Usage: npm run check:long
//
// Runs the tests that take too long for npm run check: every night and before a release, for about a quarter of an hour.
import '../help.ts';
import { playwright, runSteps, vitest } from './run-steps.ts';

process.env.SITE_FOLDER = 'sample'; // Not the owner's content, as in check.ts.

await runSteps([
  { name: 'more builds and generated files', ...vitest('long') },
  { name: 'all pages, modes and widths', ...playwright('long-chromium', '--project=desktop --project=phone --project=hosts --grep @long') },
  { name: 'Firefox, WebKit, Lighthouse', ...playwright('long-other-browsers', '--project=long') },
  { name: 'pictures before and after', command: 'node tools/check/visual.ts', results: '.cache/results/visual.json', isReportOnly: true },
]);
