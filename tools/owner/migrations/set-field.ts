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
  if (!last) return `${text.slice(0, object.start)}{ ${key}: ${source} }${text.slice(object.end)}`;
  const { end, hasComma, isLineEnded } = endOf(text, last, object);
  // On a line of its own where the field before it has one, with the same indent.
  const [space = ''] = /\s*$/.exec(text.slice(0, last.start)) ?? [];
  const before = `${text.slice(0, last.end)}${hasComma ? '' : ','}${text.slice(last.end, end)}`;
  return `${before}${isLineEnded && !space.includes('\n') ? '\n' : space}${key}: ${source}${hasComma ? ',' : ''}${text.slice(end)}`;
}

const keyOf = (name: string) => (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : `'${name}'`);

/** Where the last field of an object ends, with its comma and with what the owner remarks about it in the same line. */
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
  const { statements } = parsed(text);
  const declared = statements.flatMap((one) => ((one.declaration as Node | null)?.declarations ?? []) as { id: Node; init: Node }[]);
  let node: Node | undefined = declared.find(({ id }) => id.name === exported)?.init;
  for (const name of path) node = node && fieldOf(unwrap(node), name)?.value;
  if (!node || unwrap(node).type !== 'ObjectExpression') throw new Error(`There is no object at ${[exported, ...path].join('.')}.`);
  return unwrap(node);
}

function fieldOf(object: Node, name: string): Property | undefined {
  return (object.properties as Property[]).find(({ key }) => (key?.name ?? key?.value) === name);
}
