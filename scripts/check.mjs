// Says whether the project is good: every check in order, then one line with the sum.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const RESULTS = '.cache/results';
const vitest = (project) =>
  `vitest run --project ${project} --reporter default --reporter json --outputFile.json ${RESULTS}/${project}.json`;

const steps = [
  { name: 'format, lint, layers, import cycles', command: 'biome ci .' },
  { name: 'types', command: 'tsc -p .' },
  { name: 'unused code', command: 'knip' },
  { name: 'unit tests', command: vitest('unit'), results: 'unit.json' },
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'tests of the built files', command: vitest('build'), results: 'build.json', needs: 'build' },
  {
    name: 'tests on running hosts',
    command: 'playwright test -c playwright.hosts.config.ts --grep-invert @slow',
    results: 'hosts.json',
    needs: 'build',
  },
  { name: 'browser tests', command: 'playwright test --grep-invert @slow', results: 'browser.json', needs: 'build' },
];

/** Tests passed and failed according to a runner's own report. */
function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const failed = new Set();
let sum = { passed: 0, failed: 0 };

for (const { name, command, results, needs } of steps) {
  if (failed.has(needs)) continue;
  console.log(`\n── ${name}`);
  const start = Date.now();
  const { status } = spawnSync(`npx --no-install ${command}`, { shell: true, stdio: 'inherit' });
  const tests = results ? countTests(`${RESULTS}/${results}`) : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A runner that fails without a failed test has broken down itself: that counts too.
  if (status !== 0) {
    failed.add(name);
    tests.failed ||= 1;
  }
  sum = { passed: sum.passed + tests.passed, failed: sum.failed + tests.failed };
  console.log(`── ${name}: ${status === 0 ? 'good' : 'NOT GOOD'}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
