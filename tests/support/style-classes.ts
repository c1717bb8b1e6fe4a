import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { parseSync } from 'vite';
import { filesIn } from './dist.ts';

type Node = Record<string, unknown> & { type: string };

/** Where style sheets and markup lie. */
const ROOMS = ['src', 'sample', 'themes', 'engine/markdown', 'art'];
/** Words of the content are nobody's class, though they may be called the same. */
const PROSE = /^(sample|themes)\/(?!case-studies\/[^/]+\/[^/]+\/)/;

const files = (pattern: RegExp) =>
  ROOMS.flatMap((room) => filesIn(room).map((file) => `${room}/${file}`)).filter((file) => pattern.test(file));

/** Every class that a style sheet has a rule for, with the sheets. */
export function definedClasses(sheets = /\.css$/): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files(sheets)) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
      const names = selector.replaceAll(/\[[^\]]*\]|"[^"]*"/g, '').matchAll(/\.([a-z][\w-]*)/gi);
      for (const [, name = ''] of names) found.set(name, file);
    });
  }
  return found;
}

/** What the markup says of classes. */
export interface Markup {
  /** Every class that an element is given, with its file; where the end is computed, what stands before it: "button-". */
  given: Map<string, string>;
  /** Every word in any text of the code: a class may be handed on before an element gets it. */
  words: Set<string>;
}

export function markupClasses(): Markup {
  const markup: Markup = { given: new Map(), words: new Set() };
  for (const file of files(/\.tsx?$/).filter((name) => !PROSE.test(name))) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    visit(program as unknown as Node, false, (text, isClass) => {
      for (const word of text.split(/[^\w-]+/).filter(Boolean)) markup.words.add(word);
      const classes = isClass ? [text] : [...text.matchAll(/class="([\w -]+)"/g)].map(([, names = '']) => names); // Drawings are HTML in a text.
      for (const word of classes.flatMap((names) => names.split(/\s+/)).filter(Boolean)) markup.given.set(word, file);
    });
  }
  return markup;
}

/** Calls back for every text in a tree: whether it stands in a `className`. In a template, what touches a computed part ends with it. */
function visit(node: unknown, isClass: boolean, found: (text: string, isClass: boolean) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, isClass, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, value, quasis } = node as Node;
  if (type === 'Literal' && typeof value === 'string') found(value, isClass);
  if (type === 'TemplateLiteral') for (const { value: part } of quasis as { value: { cooked: string } }[]) found(part.cooked, isClass);
  const fields = Object.entries(node).filter(([field]) => field !== 'source'); // The name of a file.
  for (const [field, child] of fields) {
    const isPart = field === 'test' || field === 'expressions'; // A condition, or a part of a name.
    visit(child, !isPart && (isClass || setsClass(node as Node)), found);
  }
}

/** `className="…"` of an element, `{ className: … }` of an object, `….className = …`. */
function setsClass({ type, key, name, left }: Node): boolean {
  const target = { JSXAttribute: name, Property: key, AssignmentExpression: (left as Node | undefined)?.property }[type];
  return (target as Node | undefined)?.name === 'className';
}
