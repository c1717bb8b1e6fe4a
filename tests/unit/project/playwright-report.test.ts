import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runTests } from '../../../tools/check/playwright-report.ts';

/** A report with one test of this status, whose tries ended like this. */
function report(status: string, ...tries: string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  const tests = [{ status, annotations: [], results: tries.map((end) => ({ status: end })) }];
  writeFileSync(file, JSON.stringify({ suites: [{ suites: [{ specs: [{ title: 'a test', file: 'a.spec.ts', tests }] }] }] }));
  return file;
}

test('a test that hung and then passed has passed, and is named as hung', () => {
  expect(runTests(report('flaky', 'timedOut', 'passed'))).toMatchObject([{ title: 'a test', hasPassed: true, hungOnce: true }]);
});

test('a test that failed and then passed has failed', () => {
  expect(runTests(report('flaky', 'failed', 'passed'))).toMatchObject([{ hasPassed: false, hungOnce: false }]);
});

test('a test that hung twice has failed, one that passed at once has passed, and one that was skipped is not counted', () => {
  expect(runTests(report('unexpected', 'timedOut', 'timedOut'))).toMatchObject([{ hasPassed: false, hungOnce: false }]);
  expect(runTests(report('expected', 'passed'))).toMatchObject([{ hasPassed: true, hungOnce: false }]);
  expect(runTests(report('skipped'))).toEqual([]);
});
