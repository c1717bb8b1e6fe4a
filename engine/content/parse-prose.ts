import { fromHtml } from 'hast-util-from-html';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Prose } from '#schema';
import { MARKDOWN_TRANSFORMS } from './markdown-forms.ts';

// With one tilde GitHub strikes through, but elsewhere H~2~O has a subscript: that is left as it is, and the owner is told.
const markdown = () => unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

// The parsers that MDX compiles with, alone: they load in half the time.
const PARSERS = {
  md: markdown().freeze(),
  mdx: markdown().use(remarkMdx).freeze(),
  mdWithMath: markdown().use(remarkMath).freeze(),
  mdxWithMath: markdown().use(remarkMdx).use(remarkMath).freeze(),
};

const known = new WeakMap<Prose, Root>();

/**
 * The syntax tree of a text, which is parsed once. In a .md file braces, `<` and "import" are plain text; an .mdx file throws if it has a
 * syntax error.
 */
export function proseTree(prose: Prose): Root {
  const parsed = known.get(prose);
  if (parsed) return parsed;
  const parser = PARSERS[`${prose.file.endsWith('.md') ? 'md' : 'mdx'}${prose.hasMath ? 'WithMath' : ''}`];
  const tree = parser.parse(prose.body);
  for (const transform of MARKDOWN_TRANSFORMS) transform(tree, prose.body);
  known.set(prose, tree);
  return tree;
}

/** The syntax tree of code that the build adds to a text. */
export const codeTree = (code: string): Root => PARSERS.mdx.parse(code);

/** Whether a text has no syntax error: the check of the content names those. */
export function isReadable(prose: Prose): boolean {
  try {
    return Boolean(proseTree(prose));
  } catch {
    return false;
  }
}

/** A block of text: a paragraph, a heading, a cell of a table, a caption. */
export interface Passage {
  text: string;
  line: number;
  isHeading: boolean;
}

/** Nodes that contain text, and no other node of this list. */
const PASSAGES = ['heading', 'paragraph', 'tableCell'];

/** The text that a visitor reads on a page: without imports, tags, URLs and blocks of code. */
export function passagesIn(prose: Prose): Passage[] {
  const passages: Passage[] = [];
  visit(proseTree(prose), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') passages.push({ text: textOf(fromHtml(node.value, { fragment: true })), line, isHeading: false });
    if (!PASSAGES.includes(node.type)) return undefined;
    passages.push({ text: textOf(withCaptions(node)), line, isHeading: node.type === 'heading' });
    return SKIP;
  });
  return passages;
}

/** With the caption of each picture and without its alt text, which most visitors do not read. `code` within a sentence stays. */
function withCaptions(node: Nodes): Nodes {
  if (node.type === 'image') return { type: 'text', value: node.title ?? '' };
  if (node.type === 'html') return { type: 'text', value: '' };
  return 'children' in node ? ({ ...node, children: node.children.map(withCaptions) } as Nodes) : node;
}
