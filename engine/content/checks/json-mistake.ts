import { parseSync } from 'vite';
import { asOneLine } from '../schema/fields.ts';
import type { Node } from './source-line.ts';

/** Where a text stops being JSON, and what is wrong there, with a remedy. */
interface JsonMistake {
  offset: number;
  reason: string;
}

/** JSON is also JavaScript, whose parser knows the offset of each part and each mistake. */
const BEFORE = 'export const json = ';

const NEARBY = 'Look here and on the line above for a comma, a bracket or a quotation mark that is missing or too many.';
const VALUES = 'Write names and texts in double quotation marks; other values are numbers, true, false and null.';
const TOO_MUCH = 'There is something behind the last bracket. Delete it.';

/** The first mistake in a text that JSON.parse refuses. */
export function jsonMistake(text: string): JsonMistake {
  if (text.trim() === '') return { offset: 0, reason: 'The file is empty. Copy its text from sample/.' };
  const { errors, comments, program } = parseSync('content.ts', BEFORE + text);
  const [error] = errors;
  if (error) {
    const [label] = error.labels;
    const offset = Math.min((label?.start ?? 0) - BEFORE.length, text.length);
    return { offset, reason: isJson(text.slice(0, offset)) ? TOO_MUCH : `${label?.message ?? error.message}. ${NEARBY}` };
  }
  const [comment] = comments;
  if (comment) return { offset: comment.start - BEFORE.length, reason: 'There is a comment, which JSON does not allow. Delete it.' };
  return mistakeIn(BEFORE + text, valueIn(program as unknown as Node));
}

/** The value behind `export const json = `. */
function valueIn(program: Node): Node {
  const [statement] = program.body as [{ declaration: { declarations: [{ init: Node }] } }];
  return statement.declaration.declarations[0].init;
}

/** The innermost part that JavaScript allows and JSON does not. */
function mistakeIn(source: string, node: Node): JsonMistake {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const parts = partsOf(node);
  const wrong = parts?.find((part) => !isJson(textOf(part)));
  if (wrong) return mistakeIn(source, wrong);
  const [start, end] = [node.start - BEFORE.length, (parts?.at(-1) ?? node).end - BEFORE.length];
  if (isJson(textOf(node))) return { offset: end, reason: TOO_MUCH };
  if (parts) return { offset: end, reason: 'There is a comma too many. Delete it.' };
  if (textOf(node).startsWith('"'))
    return { offset: start, reason: 'A text has a sign that JSON does not allow. Write a tab as \\t and a backslash as \\\\.' };
  return { offset: start, reason: `There is ${asOneLine(textOf(node))}. ${VALUES}` };
}

/** The names and values of an object, or the entries of a list; undefined for other values. */
function partsOf(node: Node): Node[] | undefined {
  if (node.type === 'ArrayExpression') return (node.elements as (Node | null)[]).filter((entry) => entry !== null);
  if (node.type !== 'ObjectExpression') return undefined;
  return (node.properties as (Node & { key?: Node; value?: Node })[]).flatMap((property) =>
    property.key && property.value ? [property.key, property.value] : [property],
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
