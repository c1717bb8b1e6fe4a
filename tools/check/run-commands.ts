import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

interface Totals {
  passed: number;
  failed: number;
}

/** Runs all commands in order, after lists of commands that run beside each other. The last line has the totals of all tests. */
export async function runCommands(commands: string[], parallel: string[][] = []): Promise<void> {
  const results = (await Promise.all(parallel.map((list) => runInOrder(list, false)))).flat();
  results.push(...(await runInOrder(commands, true)));
  const sum = (key: keyof Totals) => results.reduce((total, result) => total + result[key], 0);
  for (const { command, failed } of results) if (failed > 0) console.log(`\n${failed} failed in: ${command}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

async function runInOrder(commands: string[], isAlone: boolean): Promise<(Totals & { command: string })[]> {
  const results = [];
  for (const command of commands) results.push({ command, ...(await run(command, isAlone)) });
  return results;
}

/** Runs a command. Its output is shown as it comes, or at its end if other commands run beside it. */
async function run(command: string, isAlone: boolean): Promise<Totals> {
  const report = `.cache/results/${command.replaceAll(/\W+/g, '-')}.json`;
  rmSync(report, { force: true });
  if (isAlone) console.log(`\n── ${command}`);
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, RESULTS: report }, // For vitest.config.ts and playwright.config.ts.
  });
  const end = once(child, 'close');
  if (child.stdout) console.log(`\n── ${command}\n${await text(child.stdout)}`);
  const [status] = await end;
  return totalsOf(report, status === 0);
}

/** The totals in the report of a test runner. Any other command counts as one test. */
function totalsOf(file: string, isGood: boolean): Totals {
  if (!existsSync(file)) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed } = report.suites ? browserTotals(report) : { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed, failed: isGood ? failed : failed || 1 }; // If no test failed, the runner itself did.
}

/** A test that failed and then passed is a defect and counts as failed. Only a browser that hung is excused, and the test is named. */
function browserTotals({ suites, stats }: JSONReport): Totals {
  const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsOf)];
  const tests = suites.flatMap(specsOf).flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  const hungOnce = tests.filter(({ status, results }) => status === 'flaky' && results[0]?.status === 'timedOut');
  for (const { title } of hungOnce) console.log(`The browser hung once, the second try passed: ${title}`);
  return { passed: stats.expected + hungOnce.length, failed: stats.unexpected + stats.flaky - hungOnce.length };
}
