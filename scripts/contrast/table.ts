import { readFileSync } from 'node:fs';
import { PAIRS, type Pair } from './pairs.ts';
import { contrast, type Rgb } from './ratio.ts';

/** Colours of code are fetched by the pages that have some. */
const SHEETS = ['src/styles/tokens.css', 'src/prose/code.css'];
const light = tokensAfter(':root {');
const dark = { ...light, ...tokensAfter(':root[data-theme="dark"] {') };

/** The declarations of the first rule with this selector in each sheet. */
function tokensAfter(selector: string): Record<string, string> {
  return Object.assign({}, ...SHEETS.map((file) => tokensIn(file, selector)));
}

function tokensIn(file: string, selector: string): Record<string, string> {
  const css = readFileSync(file, 'utf8');
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`${file} has no rule for ${selector}`);
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function colourOf(name: string, tokens: Record<string, string>): Rgb {
  const value = name.startsWith('#') ? name : (tokens[name] ?? '');
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias) return colourOf(alias, tokens);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} is "${value}", not a plain colour.`);
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)) as Rgb;
}

/** Every pair with its contrast in both modes. */
export const measuredPairs = PAIRS.map((pair) => ({ ...pair, light: ratio(pair, light), dark: ratio(pair, dark) }));

function ratio({ front, back }: Pair, tokens: Record<string, string>): number {
  return contrast(colourOf(front, tokens), colourOf(back, tokens));
}

/** The table of docs/accessibility.md. */
export function contrastTable(): string {
  // Rounded down: a table must not promise more than there is.
  const figure = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);
  const rows = measuredPairs.map((pair) => [
    `${pair.front} on ${pair.back}`,
    pair.use,
    String(pair.need),
    figure(pair.light),
    figure(pair.dark),
  ]);
  const all = [['pair', 'where', 'needs', 'light', 'dark'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(all[0] ?? []), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Where the table stands in the document. */
export const TABLE_PLACE = /(?<=<!-- contrast: npm run contrast -->\n\n)[\s\S]*?(?=\n\n<!-- \/contrast -->)/;
