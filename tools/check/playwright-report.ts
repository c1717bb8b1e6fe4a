import { readFileSync } from 'node:fs';

interface Spec {
  title: string;
  file: string;
  tests: { status: string; annotations: { type: string; description?: string }[]; results: { status: string }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

/** A test that was run, in one project. */
interface RunTest {
  title: string;
  file: string;
  annotations: { type: string; description?: string }[];
  hasPassed: boolean;
  /** Its first try never ended, its second passed. */
  hungOnce: boolean;
}

/** The tests of a JSON report of Playwright that were run. */
export function runTests(file: string): RunTest[] {
  return specsOf(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, annotations, results }) => {
        // A test that failed and then passed is a defect and counts as failed; only a browser that hung is excused.
        const hungOnce = status === 'flaky' && results[0]?.status === 'timedOut';
        return { title, file, annotations, hasPassed: status === 'expected' || hungOnce, hungOnce };
      }),
  );
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];
