// The gate: says in about 7 minutes whether the project is good. What takes longer is in check-long.mjs.
import { playwright, runSteps, vitest } from './run-steps.mjs';

process.env.SITE_FOLDER = 'sample'; // The engine's check, the same for every copy of the repository. The owner's is check-site.mjs.

runSteps([
  { name: 'format, lint, layers, import cycles', command: 'biome ci .' },
  { name: 'types', command: 'tsc -p .' },
  { name: 'unused code', command: 'knip' },
  { name: 'unit tests', ...vitest('unit') },
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'builds below a path and of another owner', command: 'node tests/support/build-sites.ts', needs: 'build' },
  { name: 'tests of the built files', ...vitest('build'), needs: 'build' },
  {
    name: 'browsers and hosts',
    ...playwright('browser', '--project=desktop --project=phone --project=hosts --grep-invert @long'),
    needs: 'build',
  },
  { name: 'every sentence of the specification is proven', command: 'node scripts/proofs.mjs gate' },
]);
