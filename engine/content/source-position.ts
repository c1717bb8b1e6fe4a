import { type ParseError, parse } from 'jsonc-parser';
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

/** The line of the first error in a text that JSON.parse rejects. */
export function lineOfJsonError(text: string): number {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return lineAt(text, errors[0]?.offset ?? 0);
}
