import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Property = Node & { key: Node; value: Node };

const JSON_EXPORT = 'json';
const PREFIX = `export const ${JSON_EXPORT} = `;

/** The value behind wrappers such as `… satisfies Site`. */
const unwrap = (node: Node): Node => ('expression' in node ? unwrap(node.expression as Node) : node);

/**
 * Writes a field into an object of a content file and leaves every other character alone: what the owner wrote stays as it stands.
 * `source` is the value as it stands in the file; `exported` is the name of the export, and of a JSON file there is none.
 */
export function setField(text: string, path: string[], source: string, exported?: string): string {
  if (exported) return withField(text, exported, path, source);
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''; // Some editors begin a file with a sign that cannot be seen.
  return mark + withField(PREFIX + text.slice(mark.length), JSON_EXPORT, path, source).slice(PREFIX.length);
}

/** The same for a field that a release newly asks for: one that is already there stays as the owner wrote it. */
export function addField(text: string, path: string[], source: string, exported?: string): string {
  const object = objectAt(exported ? text : PREFIX + text.replace(/^\uFEFF/, ''), exported ?? JSON_EXPORT, path.slice(0, -1));
  return fieldOf(object, path.at(-1) ?? '') ? text : setField(text, path, source, exported);
}

function withField(text: string, exported: string, path: string[], source: string): string {
  const name = path.at(-1) ?? '';
  const object = objectAt(text, exported, path.slice(0, -1));
  const present = fieldOf(object, name);
  if (present) return text.slice(0, present.value.start) + source + text.slice(present.value.end);
  const last = (object.properties as Node[]).at(-1);
  const key = exported === JSON_EXPORT ? JSON.stringify(name) : keyOf(name);
  if (!last) {
    const comments = text.slice(object.start + 1, object.end - 1);
    return `${text.slice(0, object.start)}{ ${key}: ${source}${comments.trim() ? `,${comments}` : ' '}}${text.slice(object.end)}`;
  }
  const { end, hasComma, isLineEnded } = endOf(text, last, object);
  // On a line of its own where the field before it has one, with the same indent.
  const [space = ''] = /\s*$/.exec(text.slice(0, last.start)) ?? [];
  const before = `${text.slice(0, last.end)}${hasComma ? '' : ','}${text.slice(last.end, end)}`;
  return `${before}${isLineEnded && !space.includes('\n') ? '\n' : space}${key}: ${source}${hasComma ? ',' : ''}${text.slice(end)}`;
}

const keyOf = (name: string) => (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : `'${name}'`);

/** Where the last field of an object ends, with its comma and with a comment in the same line. */
function endOf(text: string, last: Node, object: Node): { end: number; hasComma: boolean; isLineEnded: boolean } {
  const comments = parsed(text).comments.filter(({ start }) => start >= last.end && start < object.end);
  const isInComment = (at: number) => comments.some(({ start, end }) => at >= start && at < end);
  let comma = text.indexOf(',', last.end);
  while (isInComment(comma)) comma = text.indexOf(',', comma + 1);
  const hasComma = comma !== -1 && comma < object.end;
  const beside = comments.filter(({ start }) => !text.slice(last.end, start).includes('\n'));
  const end = Math.max(last.end, hasComma ? comma + 1 : 0, ...beside.map((comment) => comment.end));
  return { end, hasComma, isLineEnded: beside.some(({ type }) => type === 'Line') };
}

function parsed(text: string) {
  const { program, comments, errors } = parseSync('content.ts', text);
  const [error] = errors;
  if (error) throw new Error(`A file cannot be read, mend it first: ${error.message}`);
  return { statements: program.body as unknown as Node[], comments };
}

function objectAt(text: string, exported: string, path: string[]): Node {
  const constants = constantsIn(text);
  // A constant may stand for an object: `const footer = { … }; export const site = { footer };`
  const meant = (node: Node | undefined): Node | undefined => {
    const value = node && unwrap(node);
    return value?.type === 'Identifier' ? meant(constants.get(String(value.name))) : value;
  };
  let node = meant(constants.get(exported));
  for (const name of path) node = meant(node?.type === 'ObjectExpression' ? fieldOf(node, name)?.value : undefined);
  if (node?.type === 'ObjectExpression') return node;
  const place = [exported, ...path].join('.');
  throw new Error(`${place} is not written as { … } in this file, so nothing can be added to it. Write it so, and run this again.`);
}

/** The values of the constants of a file, exported or not, by name. */
function constantsIn(text: string): Map<string, Node> {
  const declarations = parsed(text).statements.map((one) => (one.declaration as Node | null) ?? one);
  const constants = declarations.flatMap((one) => (one.declarations ?? []) as { id: Node; init: Node }[]);
  return new Map(constants.map(({ id, init }) => [String(id.name), init]));
}

function fieldOf(object: Node, name: string): Property | undefined {
  return (object.properties as Property[]).find(({ key }) => (key?.name ?? key?.value) === name);
}
