import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/engines';
const fileOf = (engine: string) => join(FOLDER, `navigation-${engine}.json`);

/** The results of an engine so far, by case. Kept in a file, because Playwright starts a new process after a failure. */
function resultsOf(engine: string): Record<string, string> {
  return existsSync(fileOf(engine)) ? JSON.parse(readFileSync(fileOf(engine), 'utf8')) : {};
}

export function note(engine: string, name: string, result: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(engine), JSON.stringify({ ...resultsOf(engine), [name]: result }));
}

/** A Markdown table with a row for each case and a column for each engine. */
export function table(engines: readonly string[], names: readonly string[]): string {
  const results = engines.map(resultsOf);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['case', ...engines]),
    row(['---', ...engines.map(() => '---')]),
    ...names.map((name) => row([name, ...results.map((of) => of[name] ?? 'not run')])),
  ].join('\n');
}
