import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, Scalar, visit, type YAMLMap } from 'yaml';
import { inQuotes, surprisesIn, syntaxError } from './yaml-mistakes.ts';

export type Path = readonly PropertyKey[];

/** Something about a line of a file. */
export interface Finding {
  line: number;
  text: string;
}

/** The values of a file as they are written, and where each of them is. */
export interface FileValues {
  /** Undefined if the file cannot be read. */
  values: unknown;
  /** Why it cannot be read, or what YAML understands in another way than its owner. */
  faults: Finding[];
  /** What may be a mistake. */
  advice: Finding[];
  lineOf(path: Path): number;
  /** For a value that should be text: the line with the text between quotes. Only YAML reads some texts as something else. */
  quotedLine?(path: Path): string | undefined;
}

/** The start of the message about a syntax error, which may hide others in the same file. */
export const CANNOT_BE_READ = 'cannot be read, so nothing else in this file was checked.';

/** Reads YAML. JSON is YAML too, so this also gives the lines of a JSON file. */
export function parseYaml(text: string): FileValues {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lines = text.split(/\r?\n/);
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const written = (line: number) => lines[line - 1] ?? '';
  const lineOf = (path: Path) => lineAt(offsetOf(document.contents, path));
  const isInBrackets = (path: Path) => typeof path.at(-1) === 'number' && written(lineOf(path)).includes('[');
  const error = syntaxError(document, lineAt, written);
  if (error) return { values: undefined, faults: [{ ...error, text: `${CANNOT_BE_READ} ${error.text}` }], advice: [], lineOf };
  visit(document, { Map: (_, node) => placeholderIn(node) });
  const found = surprisesIn(document.contents, text).map(({ offset, what, isFault, isAlias }) => {
    const remedy = isFault ? inQuotes(written(lineAt(offset))) : 'If it belongs to the text, put all of it between quotes.';
    return { isFault, isAlias, line: lineAt(offset), text: `${what} ${remedy ?? 'Put the whole text between quotes.'}` };
  });
  return {
    values: found.some(({ isAlias }) => isAlias) ? undefined : document.toJS(),
    faults: found.filter(({ isFault }) => isFault),
    advice: found.filter(({ isFault }) => !isFault),
    lineOf,
    quotedLine: (path) => (isInBrackets(path) ? 'Put the entry between quotes.' : inQuotes(written(lineOf(path)))),
  };
}

/** `{role}` is a group with one empty field to YAML. It is meant as text. */
function placeholderIn({ flow, items: [pair, ...others], range }: YAMLMap): Scalar | undefined {
  if (!flow || !pair || others.length > 0 || !isScalar(pair.key) || pair.value) return undefined;
  const text = new Scalar<unknown>(`{${pair.key.value}}`);
  text.range = range ?? null;
  return text;
}

/** Where a value is: at its name, or at its dash in a list. Where there is none, the value around it. */
function offsetOf(node: unknown, [key, ...rest]: Path, start = 0): number {
  const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  if (pair) return offsetOf(pair.value, rest, startOf(pair.key) ?? start);
  const item = isSeq(node) ? node.items[Number(key)] : undefined;
  return item ? offsetOf(item, rest, startOf(item) ?? start) : start;
}

const startOf = (node: unknown) => (node as Node | null)?.range?.[0];
