import { type Document, isScalar, type Node, visit, type YAMLError } from 'yaml';

// What people get wrong in YAML, and what to do about it: the messages of the parser are for those who know its grammar.

/** The first error of syntax, with what to do about it. The others often follow from the first. */
export function syntaxError(document: Document.Parsed, lineAt: (offset: number) => number, written: (line: number) => string) {
  const isContinued = document.errors.some(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  const openBracket = isContinued ? document.errors.find(({ message }) => OPEN_BRACKET.test(message)) : undefined;
  const error = openBracket ?? document.errors[0];
  if (!error) return undefined;
  const line = lineAt(offsetOf(error, document.contents));
  if (isContinued && !openBracket && isMisplaced(written(line + 1), written(line))) return { line: line + 1, text: COLUMN };
  return { line, text: remedyFor({ error, isContinued, line: written(line), next: written(line + 1) }) };
}

/** Whether a line looks like the next field of the group, and does not begin in the same column. */
function isMisplaced(next: string, line: string): boolean {
  const [, start = ''] = /^( *(?:- )?)[\w$][\w$-]*:\s+[^\s>|]/.exec(line) ?? [];
  const [, space] = /^( +)[\w$-]+:(?:\s|$)/.exec(next) ?? [];
  return start !== '' && space !== undefined && space.length !== start.length;
}

/** What is not closed ends with the file, or where the parser notices: what matters is where it begins. */
function offsetOf({ pos: [offset], message }: YAMLError, contents: unknown): number {
  let start = offset;
  const findStart = (_: unknown, { range }: Node) => {
    if (range && range[0] <= offset && offset <= range[2]) start = range[0];
  };
  if (UNCLOSED.test(message)) visit(contents as Node, { Scalar: findStart });
  if (OPEN_BRACKET.test(message)) visit(contents as Node, { Collection: (key, node) => (node.flow ? findStart(key, node) : undefined) });
  return start;
}

const UNCLOSED = /closing ["'].*quote/;
const OPEN_BRACKET = /must be sufficiently indented and end with a/;
const FIELD = /^\s*[\w$-]+:(\s|$)/;
const NO_SPACE = /^\s*(- )?[\w$-]+:(?!\/\/)\S|^\s*-[\w"']/;

export const TWICE = 'This field is there twice. Delete one of the two.';
const COLUMN = 'Fields of one group begin in the same column. Compare the spaces at the start of this line.';

interface Mistake {
  error: YAMLError;
  /** Whether a text goes on in the next line, and has a colon there. */
  isContinued: boolean;
  line: string;
  next: string;
}

/** What to do about an error of syntax. The first rule that applies. */
const REMEDIES: [applies: (mistake: Mistake) => boolean, remedy: string | ((line: string) => string)][] = [
  [({ error, line }) => error.code === 'TAB_AS_INDENT' || /^\s*\t/.test(line), 'Indent with spaces instead of a tab.'],
  [({ error }) => error.code === 'DUPLICATE_KEY', TWICE],
  [
    ({ error }) => OPEN_BRACKET.test(error.message),
    (line) => `A bracket begins here and does not end. Add it; or, if it belongs to a text: ${inQuotes(line)}`,
  ],
  [({ error }) => error.code === 'BAD_INDENT' || /without - indicator/.test(error.message), COLUMN],
  [({ error }) => error.code === 'MULTIPLE_DOCS', 'A line of three hyphens or three dots is not allowed here. Delete it.'],
  [({ error }) => UNCLOSED.test(error.message), 'A text in quotes begins here, and its second quotation mark is missing.'],
  [({ line }) => /^\s*-[\w"']/.test(line), (line) => `Put a space after the hyphen: ${line.trim().replace('-', '- ')}`],
  [({ line }) => NO_SPACE.test(line), (line) => `Put a space after the colon: ${line.trim().replace(':', ': ')}`],
  [
    ({ error, isContinued, line }) => (error.code === 'MISSING_CHAR' || isContinued) && !/:(\s|$)/.test(line),
    'This line is neither a field, which has a colon after its name, nor indented like the text above that it may belong to.',
  ],
  [({ isContinued, line, next }) => isContinued && /^ *- /.test(line) && FIELD.test(next), COLUMN],
  [
    ({ isContinued }) => isContinued,
    'This text goes on below, and has a colon there. Write >- behind the name of the field, and all of the text below it.',
  ],
];

function remedyFor(mistake: Mistake): string {
  const { line, error } = mistake;
  const [, remedy] = REMEDIES.find(([applies]) => applies(mistake)) ?? [];
  if (remedy) return typeof remedy === 'string' ? remedy : remedy(line);
  return inQuotes(line) ?? `${error.message}. Compare the spaces at the start of this line and of the lines above.`;
}

/** The advice to put the text of a line between quotes, with the corrected line; undefined where the line has no text. */
export function inQuotes(line: string): string | undefined {
  const [, start = '', value = ''] = /^(\s*(?:- )*(?:[\w$-]+:\s+)?)(.*?)\s*$/.exec(line) ?? [];
  if (/^[>|]/.test(value)) return 'Write the text on the lines below, with two more spaces before it.';
  const text = value.replace(/^"(.*)"$|^'(.*)'$/, '$1$2');
  if (!text) return undefined;
  const quoted = /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
  return `Put the text between quotes: ${start.trimStart()}${quoted}`;
}

interface Surprise {
  offset: number;
  what: string;
  isFault: boolean;
  /** Whether it stands for a value that is written elsewhere. */
  isAlias?: boolean;
}

/** What is wrong with a text without quotes that goes on in the next lines. */
const mistakesIn = (source: string) => [
  ...(/\n\s*- /.test(source) ? ['goes on in the next line, which begins with a hyphen: entries of a list begin in the same column.'] : []),
  ...(/\n\s*[\w$-]+:(?!\/\/)\S/.test(source)
    ? ['goes on in the next line, which looks like a field: that begins in the same column, with a space after its colon.']
    : []),
];

const MARKED = 'begins with &, * or !, which has another meaning in YAML.';

/** Texts that YAML understands in another way than their owner, without an error. */
export function surprisesIn(contents: unknown, text: string): Surprise[] {
  const found: Surprise[] = [];
  const add = (node: Node, what: string, isFault: boolean) => found.push({ offset: node.range?.[0] ?? 0, what, isFault });
  /** What is written behind a value on its line, if that is a comment. */
  const commentAt = (offset = 0) => /^[ \t]*(#.*)/.exec(text.slice(offset))?.[1]?.trimEnd();
  visit(contents as Node, {
    Pair(_, { key, value }) {
      const isEmpty = value === null || (isScalar(value) && value.source === '');
      const comment = isEmpty && isScalar(key) && commentAt(text.indexOf(':', key.range?.[1]) + 1);
      if (comment) add(key, `is empty: YAML takes "${comment}" for a comment.`, true);
    },
    Alias: (_, node) => void found.push({ offset: node.range?.[0] ?? 0, what: MARKED, isFault: true, isAlias: true }),
    Collection(_, node) {
      if (node.anchor || node.tag) add(node, MARKED, true);
    },
    Scalar(_, node) {
      if (node.anchor || node.tag) add(node, MARKED, true);
      if (node.type === 'PLAIN') for (const what of mistakesIn(node.source ?? '')) add(node, what, true);
      const comment = node.type === 'PLAIN' && typeof node.value === 'string' && commentAt(node.range?.[1]);
      if (comment) add(node, `ends before "${comment}", which YAML takes for a comment.`, !/^#\s/.test(comment));
      const inHeader = node.type?.startsWith('BLOCK') && /^[>|][^\n]*?[ \t](#.*)/.exec(text.slice(node.range?.[0]))?.[1];
      if (inHeader) add(node, `loses "${inHeader}", which YAML takes for a comment.`, true);
    },
  });
  return found;
}
