type Cell = string | number;

export const seconds = (ms: number) => (ms / 1000).toFixed(2);
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** A table that a formatter of Markdown has nothing to add to. */
export function table(heads: string[], rows: Cell[][]): string {
  const widths = heads.map((head, column) => Math.max(3, ...[head, ...rows.map((row) => row[column])].map((cell) => `${cell}`.length)));
  const line = (cells: Cell[]) => {
    const padded = cells.map((cell, column) => (column ? `${cell}`.padStart(widths[column] ?? 0) : `${cell}`.padEnd(widths[column] ?? 0)));
    return `| ${padded.join(' | ')} |`;
  };
  return [
    line(heads),
    line(widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))),
    ...rows.map(line),
  ].join('\n');
}
