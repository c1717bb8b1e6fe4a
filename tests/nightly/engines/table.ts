import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.cache/engines';
const fileOf = (engine: string) => join(FOLDER, `navigation-${engine}.json`);

/** What was seen in an engine so far, by case; kept in a file, since a failure starts the runner's process anew. */
function resultsOf(engine: string): Record<string, string> {
  return existsSync(fileOf(engine)) ? JSON.parse(readFileSync(fileOf(engine), 'utf8')) : {};
}

export function note(engine: string, name: string, result: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(engine), JSON.stringify({ ...resultsOf(engine), [name]: result }));
}

/** Engines by cases, in Markdown. */
export function table(engines: readonly string[], names: readonly string[]): string {
  const results = engines.map(resultsOf);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['case', ...engines]),
    row(['---', ...engines.map(() => '---')]),
    ...names.map((name) => row([name, ...results.map((of) => of[name] ?? 'not run')])),
  ].join('\n');
}
