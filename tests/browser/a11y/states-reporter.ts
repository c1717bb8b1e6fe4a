import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints how many page states each checker has seen. A state is a page in one display mode, at one width, with one preference. */
export default class StatesReporter implements Reporter {
  private readonly sums = new Map<string, { states: number; failed: number }>();

  onTestEnd({ retries }: TestCase, { status, annotations, retry }: TestResult): void {
    if (status !== 'passed' && retry < retries) return; // It is tried again.
    for (const { type, description } of annotations.filter((note) => note.type.startsWith('states: '))) {
      const sum = this.sums.get(type) ?? { states: 0, failed: 0 };
      this.sums.set(type, { states: sum.states + Number(description), failed: sum.failed + (status === 'passed' ? 0 : 1) });
    }
  }

  onEnd(): void {
    for (const [checker, { states, failed }] of this.sums) {
      const verdict = failed === 0 ? '0 violations' : `${failed} tests NOT GOOD`;
      console.log(`  ${checker.replace('states: ', '')}: ${states} page states checked, ${verdict}`);
    }
  }
}
