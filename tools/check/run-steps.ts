import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

const RESULTS = '.cache/results';

interface Step {
  name: string;
  command: string;
  /** The JSON report of the test runner; a step without one counts as one test. */
  results?: string;
  env?: Record<string, string>;
  /** The name of an earlier step of the same list: if it failed, this one is not run and counts as failed. */
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

export const vitest = (project: string) => ({
  command: `vitest run --project ${project} --reporter default --reporter json --outputFile.json ${RESULTS}/${project}.json`,
  results: `${RESULTS}/${project}.json`,
});

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
  const tests = report.suites.flatMap(specsOf).flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  const hungOnce = tests.filter(({ status, results }) => status === 'flaky' && results[0]?.status === 'timedOut');
  for (const { title } of hungOnce) console.log(`The browser hung once, the second try passed: ${title}`);
  const skipped = tests.filter(({ status }) => status === 'skipped');
  for (const reason of new Set(skipped.flatMap(({ annotations }) => annotations.map(({ description }) => description))))
    console.log(`Skipped: ${reason}`);
  const passed = tests.filter(({ status }) => status === 'expected').length + hungOnce.length;
  return { passed, failed: tests.length - passed - skipped.length };
}

/** Runs a command. Its output is shown as it comes, or at its end if other commands run beside it. */
function run(command: string, env: NodeJS.ProcessEnv, isAlone: boolean): Promise<{ isGood: boolean; output: string }> {
  return new Promise((done) => {
    const child = spawn(command, { shell: true, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.on('close', (status) => done({ isGood: status === 0, output }));
  });
}

async function runStep({ name, command, results, env, isReportOnly }: Step, isAlone: boolean): Promise<Row> {
  if (isAlone) console.log(`\n── ${name}`);
  const start = Date.now();
  const { isGood, output } = await run(command, { ...process.env, ...env }, isAlone);
  const seconds = Math.round((Date.now() - start) / 1000);
  if (!isAlone) console.log(`\n── ${name}: ${seconds} s\n${output}`);
  const tests = countTests(results, isGood);
  const isReported = isReportOnly && results && existsSync(results) && tests.failed > 0;
  return {
    step: isReported ? `${name}: ${tests.failed} differ` : name,
    passed: tests.passed,
    failed: isReported ? 0 : tests.failed,
    seconds,
  };
}

async function runInOrder(steps: Step[], isAlone: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  for (const step of steps) {
    const isBlocked = rows.some((row) => row.step === step.needs && row.failed > 0);
    rows.push(isBlocked ? { step: step.name, passed: 0, failed: 1, seconds: 0 } : await runStep(step, isAlone));
  }
  return rows;
}

/** Runs the steps in order, after lists of steps that run in parallel. Prints a table and a line with the totals. */
export async function runSteps(steps: Step[], parallel: Step[][] = []): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  for (const { results } of [...parallel.flat(), ...steps]) if (results) rmSync(results, { force: true });
  const start = Date.now();
  const rows = (await Promise.all(parallel.map((list) => runInOrder(list, false)))).flat();
  rows.push(...(await runInOrder(steps, true)));
  const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\n| step | passed | failed | seconds |\n| --- | --: | --: | --: |`);
  for (const { step, passed, failed, seconds } of rows) console.log(`| ${step} | ${passed} | ${failed} | ${seconds} |`);
  console.log(`| total, some steps ran in parallel | | | ${Math.round((Date.now() - start) / 1000)} |`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
