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
