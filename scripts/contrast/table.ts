import type { Theme } from '#schema';
import { figure, measuredPairs } from '../../engine/theme/measured-pairs.ts';

/** The table of docs/accessibility.md. */
export function contrastTable(theme: Theme): string {
  const rows = measuredPairs(theme).map(({ pair, light, dark }) => [
    `${pair.front} on ${pair.back}`,
    pair.use,
    String(pair.need),
    figure(light.ratio),
    figure(dark.ratio),
  ]);
  const all = [['pair', 'where', 'needs', 'light', 'dark'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(all[0] ?? []), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Where the table stands in the document. */
export const TABLE_PLACE = /(?<=<!-- contrast: npm run contrast -->\n\n)[\s\S]*?(?=\n\n<!-- \/contrast -->)/;
