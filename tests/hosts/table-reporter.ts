import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints what was proved on which host: a row for each line of the quality list, a column for each host, then what is not as asked. */
export default class TableReporter implements Reporter {
  private columns: string[] = [];
  private readonly rows = new Map<string, Map<string, Set<string>>>();
  private readonly notes: string[] = [];

  onBegin(config: FullConfig): void {
    this.columns = config.projects.map(({ name }) => name);
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const id = /^[A-Z0-9]+-\d+/.exec(test.title)?.[0] ?? 'others';
    const column = test.parent.project()?.name ?? '';
    const row = this.rows.get(id) ?? new Map<string, Set<string>>();
    const verdicts = row.get(column) ?? new Set();
    this.rows.set(id, row.set(column, verdicts.add(status)));
    for (const { type, description } of annotations) {
      if (type === 'differs') verdicts.add('differs');
      this.notes.push(`${column}, ${test.title}: ${type}. ${description}`);
    }
  }

  onEnd(): void {
    const line = (cells: string[]) => console.log(`| ${cells.map((cell) => cell.padEnd(9)).join(' | ')} |`);
    console.log('');
    line(['', ...this.columns]);
    line(['', ...this.columns].map(() => '---------'));
    for (const [id, row] of [...this.rows].sort(([a], [b]) => a.localeCompare(b))) {
      line([id, ...this.columns.map((column) => verdict(row.get(column)))]);
    }
    if (this.notes.length > 0) console.log(`* ${this.notes.join('\n* ')}`);
  }
}

function verdict(found = new Set<string>()): string {
  if (found.size === 0) return '';
  if ([...found].some((status) => !['passed', 'skipped', 'differs'].includes(status))) return 'NOT GOOD';
  if (!found.has('passed')) return 'not run';
  return found.has('skipped') || found.has('differs') ? 'good *' : 'good';
}
