import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

const RESULTS = '.cache/results';

interface Step {
  name: string;
  command: string;
  /** The JSON report of the test runner; a step without one counts as one test. */
  results?: string;
  env?: Record<string, string>;
  /** The name of an earlier step: if it failed, this one is not run and counts as failed. */
  needs?: string;
  /** A person must judge its failed tests: they are shown in the table, but only a crash of the runner fails the step. */
  isReportOnly?: boolean;
}

interface Row {
  step: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** A step that runs a project of Vitest. */
export const vitest = (project: string) => ({
  command: `vitest run --project ${project} --reporter default --reporter json --outputFile.json ${RESULTS}/${project}.json`,
  results: `${RESULTS}/${project}.json`,
});

/** A step that runs Playwright. */
export const playwright = (name: string, flags: string) => ({
  command: `playwright test ${flags}`,
  results: `${RESULTS}/${name}.json`,
  env: { RESULTS: `${RESULTS}/${name}.json` },
});

/** The number of passed and failed tests of a step. */
function countTests(file: string | undefined, isGood: boolean): { passed: number; failed: number } {
  if (!file) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.suites ? countBrowserTests(report) : { passed: report.numPassedTests, failed: report.numFailedTests };
  // If the runner failed but no test did, the runner itself crashed: count that as one failure.
  return { ...tests, failed: isGood ? tests.failed : tests.failed || 1 };
}

/** A test that failed and then passed is a defect and counts as failed. Only a browser that hung is excused, and the test is named. */
function countBrowserTests(report: JSONReport): { passed: number; failed: number } {
  const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];
  let [passed, failed] = [0, 0];
  for (const { title, tests } of report.suites.flatMap(specsOf)) {
    for (const { status, results } of tests) {
      const hungOnce = status === 'flaky' && results[0]?.status === 'timedOut';
      if (hungOnce) console.log(`The browser hung once, the second try passed: ${title}`);
      if (status === 'expected' || hungOnce) passed += 1;
      else if (status !== 'skipped') failed += 1;
    }
  }
  return { passed, failed };
}

/** Runs the steps in order, then prints a table and a line with the totals. */
export function runSteps(steps: Step[]): void {
  mkdirSync(RESULTS, { recursive: true });
  for (const { results } of steps) if (results) rmSync(results, { force: true });
  const rows: Row[] = [];
  for (const [index, { name, command, results, env, needs, isReportOnly }] of steps.entries()) {
    if (rows.some((row) => row.step === needs && row.failed > 0)) {
      rows.push({ step: name, passed: 0, failed: 1, seconds: 0 });
      continue;
    }
    console.log(`\n── ${index + 1} of ${steps.length}: ${name}`);
    const start = Date.now();
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
    const tests = countTests(results, status === 0);
    const isReported = isReportOnly && results && existsSync(results) && tests.failed > 0;
    rows.push({
      step: isReported ? `${name}: ${tests.failed} differ` : name,
      passed: tests.passed,
      failed: isReported ? 0 : tests.failed,
      seconds: Math.round((Date.now() - start) / 1000),
    });
  }
  const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\n| step | passed | failed | seconds |\n| --- | --: | --: | --: |`);
  for (const { step, passed, failed, seconds } of rows) console.log(`| ${step} | ${passed} | ${failed} | ${seconds} |`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
