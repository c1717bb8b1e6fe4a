import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints what was proved on which host: a row for each line of the quality list, a column for each host. */
export default class TableReporter implements Reporter {
  private columns: string[] = [];
  private readonly rows = new Map<string, Map<string, Set<string>>>();
  private readonly notRun: string[] = [];

  onBegin(config: FullConfig): void {
    this.columns = config.projects.map(({ name }) => name);
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const id = /^[A-Z0-9]+-\d+/.exec(test.title)?.[0] ?? 'others';
    const column = test.parent.project()?.name ?? '';
    const row = this.rows.get(id) ?? new Map<string, Set<string>>();
    this.rows.set(id, row.set(column, (row.get(column) ?? new Set()).add(status)));
    if (status === 'skipped') this.notRun.push(`${test.title}: ${test.annotations.map(({ description }) => description).join(' ')}`);
  }

  onEnd(): void {
    const line = (cells: string[]) => console.log(`| ${cells.map((cell) => cell.padEnd(9)).join(' | ')} |`);
    console.log('');
    line(['', ...this.columns]);
    line(['', ...this.columns].map(() => '---------'));
    for (const [id, row] of [...this.rows].sort(([a], [b]) => a.localeCompare(b))) {
      line([id, ...this.columns.map((column) => verdict(row.get(column)))]);
    }
    for (const text of this.notRun) console.log(`Not run: ${text}`);
  }
}

function verdict(statuses = new Set<string>()): string {
  if (statuses.size === 0) return '';
  if ([...statuses].some((status) => !['passed', 'skipped'].includes(status))) return 'NOT GOOD';
  if (!statuses.has('skipped')) return 'good';
  return statuses.has('passed') ? 'in part' : 'not run';
}
