// Runs checks in order and ends with one table and one line with the sum: for the three checks that npm starts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const RESULTS = '.cache/results';

/** A step by Vitest; its report counts the tests. */
export const vitest = (project) => ({
  command: `vitest run --project ${project} --reporter default --reporter json --outputFile.json ${RESULTS}/${project}.json`,
  results: `${RESULTS}/${project}.json`,
});

/** A step by Playwright; its report counts the tests. */
export const playwright = (name, flags) => ({
  command: `playwright test ${flags}`,
  results: `${RESULTS}/${name}.json`,
  env: { RESULTS: `${RESULTS}/${name}.json` },
});

/** Tests passed and failed according to a runner's own report; a step without one counts as one test. */
function countTests(file, isGood) {
  if (!file) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
  // A runner that fails without a failed test has broken down itself: that counts too.
  return { ...tests, failed: isGood ? tests.failed : tests.failed || 1 };
}

/**
 * Each step: name, command, and where there are: results, env, and the name of a step that it needs. A step that `tellsOnly` fails
 * when it breaks down; what its tests find is told in the table for a person to judge.
 */
export function runSteps(steps) {
  mkdirSync(RESULTS, { recursive: true });
  for (const { results } of steps) if (results) rmSync(results, { force: true });
  const rows = [];
  for (const [index, { name, command, results, env, needs, tellsOnly }] of steps.entries()) {
    if (rows.some((row) => row.step === needs && row.failed > 0)) {
      rows.push({ step: name, passed: 0, failed: 1, seconds: 0 });
      continue;
    }
    console.log(`\n── ${index + 1} of ${steps.length}: ${name}`);
    const start = Date.now();
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
    const tests = countTests(results, status === 0);
    const isTold = tellsOnly && existsSync(results) && tests.failed > 0;
    rows.push({
      step: isTold ? `${name}: ${tests.failed} differ` : name,
      passed: tests.passed,
      failed: isTold ? 0 : tests.failed,
      seconds: Math.round((Date.now() - start) / 1000),
    });
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\n| step | passed | failed | seconds |\n| --- | --: | --: | --: |`);
  for (const { step, passed, failed, seconds } of rows) console.log(`| ${step} | ${passed} | ${failed} | ${seconds} |`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
