import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { mdxTree } from './mdx-facts.ts';

/** A piece of text: a paragraph, a heading, a cell of a table, a caption. */
export interface Passage {
  text: string;
  line: number;
  isHeading: boolean;
}

/** Nodes that contain text, and no other node of this list. */
const PASSAGES = ['heading', 'paragraph', 'tableCell'];

/** The text that a visitor reads on an MDX page: without imports, tags, URLs and blocks of code. */
export function passagesIn(text: string): Passage[] {
  const passages: Passage[] = [];
  visit(mdxTree(text), (node) => {
    if (!PASSAGES.includes(node.type)) return undefined;
    passages.push({ text: textOf(withoutPictures(node)), line: node.position?.start.line ?? 1, isHeading: node.type === 'heading' });
    return SKIP;
  });
  return passages;
}

/** Alt texts are left out, because most visitors do not read them. `code` within a sentence stays. */
function withoutPictures(node: Nodes): Nodes {
  return 'children' in node ? ({ ...node, children: node.children.filter(({ type }) => type !== 'image') } as Nodes) : node;
}
