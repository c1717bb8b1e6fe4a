import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { parseSync } from 'vite';

type Path = readonly PropertyKey[];
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** The number of the line that holds the character at this offset. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The value inside wrappers such as `… satisfies Site`. */
function unwrap(node: Node): Node {
  // An arrow function has a field of this name too, which is true or false.
  return typeof node.expression === 'object' && node.expression ? unwrap(node.expression as Node) : node;
}

function child(node: Node, key: PropertyKey): Node | undefined {
  if (node.type === 'ArrayExpression') return (node.elements as Node[])[Number(key)];
  const properties = (node.properties ?? []) as (Node & { key?: Node; value: Node })[];
  return properties.find((property) => (property.key?.name ?? property.key?.value) === key)?.value;
}

/** Follows a path into an object or array literal; stops where the source has no such key. */
function deepest(node: Node, path: Path): Node {
  const [key, ...rest] = path;
  const next = key === undefined ? undefined : child(unwrap(node), key);
  return next ? deepest(next, rest) : unwrap(node);
}

/** The line of a value in `export const <name> = …` of a TypeScript file. */
export function lineInTypeScript(text: string, name: string, path: Path): number {
  const { program } = parseSync('content.ts', text);
  const declarations = (program.body as unknown as Node[]).flatMap(
    (statement) => ((statement.declaration as Node | null)?.declarations ?? []) as { id: Node; init: Node }[],
  );
  const whole = declarations.find(({ id }) => id.name === name)?.init;
  return whole ? lineAt(text, deepest(whole, path).start) : 1;
}

/** The line of a value in a JSON file. */
export function lineInJson(text: string, path: Path): number {
  return lineInTypeScript(`export const json = ${text}`, 'json', path);
}

/** The message for a syntax error at this offset if it is an apostrophe in a text between apostrophes, as in 'I'm here'. */
export function apostropheProblem(text: string, offset: number): string | undefined {
  const [, spaces] = /'([ \t]*)$/.exec(text.slice(0, offset)) ?? [];
  const [, word, colon] = /^([\p{L}\p{N}]+)\s*(:?)/u.exec(text.slice(offset)) ?? [];
  const isNextField = Boolean(spaces && colon); // As in { a: 'Hello' b: '' }, where only a comma is missing.
  if (spaces === undefined || !word || isNextField) return undefined;
  return `The apostrophe before "${word}" ends the text. Write ’ instead, or put the text between double quotes.`;
}

const MISSING_VALUE = 'There is an extra comma before this, or a value is missing. Delete the comma, or write the value.';
const WRONG_SIGN = 'A string contains a character that JSON does not allow. Write a tab as \\t and a backslash as \\\\.';
const NEARBY = 'Look here and on the line above for a missing or an extra comma, bracket or quotation mark.';

/** What to do about the errors that the parser can tell apart. For all others it is NEARBY. */
const REMEDIES: Record<string, string> = {
  InvalidSymbol: 'Write names and strings in double quotation marks; other values are numbers, true, false and null.',
  PropertyNameExpected: MISSING_VALUE,
  ValueExpected: MISSING_VALUE,
  EndOfFileExpected: 'There is something after the last bracket. Delete it.',
  InvalidCommentToken: 'There is a comment, which JSON does not allow. Delete it.',
  InvalidCharacter: WRONG_SIGN,
  InvalidEscapeCharacter: WRONG_SIGN,
};

/** The line of the first error in a text that JSON.parse rejects, and what to do about it. */
export function jsonSyntaxError(text: string): { line: number; remedy: string } {
  if (text.trim() === '') return { line: 1, remedy: 'The file is empty. Copy its text from sample/.' };
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { line: 1, remedy: NEARBY };
  return { line: lineAt(text, first.offset), remedy: REMEDIES[printParseErrorCode(first.error)] ?? NEARBY };
}
