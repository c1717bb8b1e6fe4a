// Usage: npm run check
//
// Tests the engine before every merge. npm run check:long has the tests that take longer.
import '../help.ts';
import { playwright, runSteps, vitest } from './run-steps.ts';

process.env.SITE_FOLDER = 'sample'; // Not the owner's content: the engine is tested the same way in every copy. check-site.ts checks the content.

runSteps([
  { name: 'format, lint, layers, import cycles', command: 'biome ci .' },
  { name: 'types', command: 'tsc -p .' },
  { name: 'unused code', command: 'knip' },
  { name: 'unit tests', ...vitest('unit') },
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'builds below a path and of another owner', command: 'tsx tests/support/sites/build-sites.ts', needs: 'build' },
  { name: 'tests of the built files', ...vitest('build'), needs: 'build' },
  {
    name: 'browsers and hosts',
    ...playwright('browser', '--project=desktop --project=phone --project=hosts --grep-invert @long'),
    needs: 'build',
  },
]);
