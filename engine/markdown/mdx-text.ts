import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { mdxTree } from './mdx-facts.ts';

/** A piece of prose: a paragraph, a heading, a cell of a table, a caption. */
export interface Passage {
  text: string;
  line: number;
  isHeading: boolean;
}

/** What holds words and nothing that is a passage itself. */
const PASSAGES = ['heading', 'paragraph', 'tableCell'];

/** The words of an MDX text as a reader meets them: without imports, tags, addresses and code. */
export function passagesIn(text: string): Passage[] {
  const passages: Passage[] = [];
  visit(mdxTree(text), (node) => {
    if (!PASSAGES.includes(node.type)) return undefined;
    passages.push({ text: textOf(withoutPictures(node)), line: node.position?.start.line ?? 1, isHeading: node.type === 'heading' });
    return SKIP;
  });
  return passages;
}

/** The alt text of a picture is not read by those who see it; what stands in `code` within a sentence is a word of it. */
function withoutPictures(node: Nodes): Nodes {
  return 'children' in node ? ({ ...node, children: node.children.filter(({ type }) => type !== 'image') } as Nodes) : node;
}
