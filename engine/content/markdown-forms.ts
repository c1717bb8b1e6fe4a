import { nameToEmoji } from 'gemoji';
import type { Definition, Heading, Nodes, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownLabels } from '../../schema/default-labels.ts';

// What texts mean beyond the syntax of Markdown, so that the checks and the page agree on it.

/** The five kinds of GitHub's alerts: quotes that begin with a line such as "[!NOTE]". */
type AlertKind = keyof MarkdownLabels['alerts'];

declare module 'mdast' {
  interface BlockquoteData {
    alert?: AlertKind;
  }
}

/** Turns `[text][name]` and `![alt][name]`, whose URL is defined elsewhere on the page, into ordinary links and pictures. */
function resolveReferences(root: Root): void {
  const definitions = new Map<string, Definition>();
  visit(root, 'definition', (definition) => void definitions.set(definition.identifier, definition));
  visit(root, ['imageReference', 'linkReference'], (node) => {
    if (node.type !== 'imageReference' && node.type !== 'linkReference') return;
    const { url, title } = definitions.get(node.identifier) ?? { url: '' };
    Object.assign(node, { type: node.type === 'imageReference' ? 'image' : 'link', url, title });
  });
}

const sourceOf = ({ position }: Nodes, body: string) => body.slice(position?.start.offset, position?.end.offset);

/** Names of emoji, one or several in a row: not in addresses, times such as 10:30:45, code such as std::key::x, or behind a backslash. */
export const EMOJI_NAMES = /(?<![\w:/\\])(?::[+-]?\w[\w-]*:)+(?![\w:/])/;

/** The emoji that GitHub shows for a name; undefined if there is none. */
export const emojiNamed = (name: string) => (Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined);

/** Turns names such as :rocket: into the emoji that GitHub shows for them. */
function writeEmoji(root: Root, body: string): void {
  visit(root, 'text', (node, _index, parent) => {
    if (parent?.type === 'link' && /^\w+:/.test(node.value)) return;
    const source = sourceOf(node, body);
    node.value = node.value.replace(new RegExp(EMOJI_NAMES, 'g'), (names) =>
      names.replace(/:([^:]+):/g, (written, name) => (source.includes(`\\${written}`) ? written : (emojiNamed(name) ?? written))),
    );
  });
}

/** Signs of LaTeX, which no price has. */
export const TEX_SIGNS = /[\\^_={]/;

/**
 * A formula between two dollar signs on each side stands alone if nothing is beside it. Between single ones, as in "$5 or $10", a space
 * or a digit at the wrong place shows that they are prices, unless there are signs of LaTeX.
 */
function separateFormulas(root: Root, body: string): void {
  visit(root, 'inlineMath', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const source = sourceOf(node, body);
    const isAtWrongPlace = /^\$(?!\$)(\s|.*\s\$$)/s.test(source) || /^\d/.test(body.slice(node.position?.end.offset));
    node.value = node.value.replace(/^`(.*)`$/s, '$1'); // GitHub's second form.
    if (isAtWrongPlace && !TEX_SIGNS.test(node.value))
      parent.children[index] = { type: 'text', value: source, ...(node.position && { position: node.position }) };
  });
  visit(root, 'paragraph', (paragraph, index, parent) => {
    const [only, ...others] = paragraph.children;
    if (!parent || index === undefined || only?.type !== 'inlineMath' || others.length > 0) return;
    if (sourceOf(only, body).startsWith('$$'))
      parent.children[index] = { type: 'math', value: only.value, ...(paragraph.position && { position: paragraph.position }) };
  });
}

/** In a text that begins its sections with one #, all headings are one level lower: the title of the page is above them. */
function lowerHeadings(root: Root): void {
  const DEPTHS = [2, 3, 4, 5, 6, 6] as const;
  const headings: Heading[] = [];
  visit(root, 'heading', (heading) => void headings.push(heading));
  if (headings.some(({ depth }) => depth === 1)) for (const heading of headings) heading.depth = DEPTHS[heading.depth - 1] ?? 6;
}

/** Marks quotes that are alerts, and deletes the line that says so. */
function markAlerts(root: Root): void {
  visit(root, 'blockquote', (quote) => {
    const [paragraph, ...others] = quote.children;
    if (paragraph?.type !== 'paragraph') return;
    const kind = takeAlertLine(paragraph);
    if (!kind) return;
    quote.data = { alert: kind };
    if (paragraph.children.length === 0) quote.children = others;
  });
}

/** The kind of alert that the first line of a quote names; this line is deleted. Undefined if it is something else. */
function takeAlertLine({ children }: Paragraph): AlertKind | undefined {
  const [first] = children;
  if (first?.type !== 'text') return undefined;
  const [line = '', name = ''] = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(first.value) ?? [];
  const kind = ALERTS.find((one) => one === name.toLowerCase());
  if (!kind) return undefined;
  first.value = first.value.slice(line.length);
  if (first.position) {
    const { start } = first.position;
    first.position.start = { ...start, line: start.line + (line.endsWith('\n') ? 1 : 0), offset: (start.offset ?? 0) + line.length };
  }
  if (first.value === '') children.shift();
  if (children[0]?.type === 'break') children.shift();
  return kind;
}

const ALERTS: AlertKind[] = ['note', 'tip', 'important', 'warning', 'caution'];

/** The language of code in the form of other tools, "{.python linenos=true}". */
function nameLanguages(root: Root): void {
  visit(root, 'code', (code) => {
    if (code.lang?.startsWith('{')) code.lang = /^\{\s*\.([\w+-]+)/.exec(code.lang)?.[1] ?? null;
  });
}

/** What is done with a syntax tree once it has been parsed. `body` is the text as it is written. */
export const MARKDOWN_TRANSFORMS: ((root: Root, body: string) => void)[] = [
  resolveReferences,
  writeEmoji,
  lowerHeadings,
  markAlerts,
  separateFormulas,
  nameLanguages,
];
