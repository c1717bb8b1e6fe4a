import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { parseSync } from 'vite';
import { filesIn } from './sites/dist.ts';

type Node = Record<string, unknown> & { type: string };

/** The folders with style sheets and markup. */
const FOLDERS = ['src', 'sample', 'themes', 'engine/markdown', 'engine/drawings'];
/** Files with words only: a word in them is never a class, even if it looks the same. */
const PROSE = /^(sample|themes)\/(?!case-studies\/[^/]+\/[^/]+\/)/;

const files = (pattern: RegExp) =>
  FOLDERS.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`)).filter((file) => pattern.test(file));

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

/** The classes in the markup. */
export interface Markup {
  /** Every class of an element, with its file. If the end of a class is computed, the part before it: "button-". */
  given: Map<string, string>;
  /** Every word in any string of the code, because a class may be passed on before an element gets it. */
  words: Set<string>;
}

export function markupClasses(): Markup {
  const markup: Markup = { given: new Map(), words: new Set() };
  for (const file of files(/\.tsx?$/).filter((name) => !PROSE.test(name))) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    visit(program as unknown as Node, false, (text, isClass) => {
      for (const word of text.split(/[^\w-]+/).filter(Boolean)) markup.words.add(word);
      const classes = isClass ? [text] : [...text.matchAll(/class="([\w -]+)"/g)].map(([, names = '']) => names); // Drawings are HTML in strings.
      for (const word of classes.flatMap((names) => names.split(/\s+/)).filter(Boolean)) markup.given.set(word, file);
    });
  }
  return markup;
}

/** Calls back for every string in a syntax tree, with whether it is the value of a `className`. */
function visit(node: unknown, isClass: boolean, found: (text: string, isClass: boolean) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, isClass, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, value, quasis } = node as Node;
  if (type === 'Literal' && typeof value === 'string') found(value, isClass);
  if (type === 'TemplateLiteral') for (const { value: part } of quasis as { value: { cooked: string } }[]) found(part.cooked, isClass);
  const fields = Object.entries(node).filter(([field]) => field !== 'source'); // Without the file names of imports.
  for (const [field, child] of fields) {
    const isPart = field === 'test' || field === 'expressions'; // A condition, or a computed part of a name.
    visit(child, !isPart && (isClass || setsClass(node as Node)), found);
  }
}

/** `className="…"` of an element, `{ className: … }` of an object, `….className = …`. */
function setsClass({ type, key, name, left }: Node): boolean {
  const target = { JSXAttribute: name, Property: key, AssignmentExpression: (left as Node | undefined)?.property }[type];
  return (target as Node | undefined)?.name === 'className';
}
